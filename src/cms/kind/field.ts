import type { z } from "zod";
import type { Language } from "#src/i18n/language.ts";

export type Label = Readonly<Record<Language, string>>;

export interface Field<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** The schema of the field in a request. The API derives its error messages from this schema. */
  readonly input: Input;
  readonly output: Output;
  readonly label: Label;
  readonly empty?: z.output<Output>;
  /** The type of a value that isn't plain text or a number. A "picture" must be in the library. */
  readonly holds?: "boolean" | "json" | "html" | "picture";
  readonly parts?: Parts;
  /** True when an empty Norwegian text counts as missing. Staff can still save the resource. */
  readonly isNeeded?: boolean;
  /** The form control, if `holds` doesn't determine it. With "none", forms never change the value. */
  readonly control?: "day" | "moment" | "number" | "address" | "icon" | "colour" | "none";
  readonly written?: Written;
  readonly options?: Options;
}

export interface Parts {
  words: Fields;
  fields: Fields;
  inForm?: PartsInForm;
}

export interface PartsInForm {
  hint?: Label;
  add: Label;
  /** The field whose text or option names an item. In a new item this field gets the focus. */
  namedBy: string;
  unnamed?: Readonly<Record<Language, (values: { number: number }) => string>>;
  /** Values of a new item that replace the defaults of its fields. */
  empty?: object;
  /** True to show a name and its value on one line if the line is wide enough. */
  isPairs?: true;
}

export type Options<Name extends string = string> = Readonly<
  Record<Language, Readonly<Record<Name, string>>>
>;

export interface Written {
  kind?: "line" | "lines" | "html";
  hint?: Label;
  max?: number;
  /** True when dates are in the future. Staff can then omit the year. */
  isFuture?: boolean;
  /** True when staff can leave the field empty, even in Norwegian. */
  isOptional?: boolean;
  hasPictures?: boolean;
  /** True for a text that isn't prose, such as a path. The text can't contain live values. */
  isCode?: boolean;
  /** The code of the colour that applies while a colour field is empty. */
  without?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Stored fields that staff don't write. The history omits such a field if it has no label. */
export type GivenFields = Readonly<
  Record<string, { readonly output: z.ZodType; readonly label?: Label; readonly holds?: "boolean" }>
>;

export type SchemasOf<Named extends With<As>, As extends string> = {
  -readonly [Name in keyof Named]: Named[Name][As];
};

type With<As extends string> = Readonly<Record<string, Readonly<Record<As, z.ZodType>>>>;

export function schemasOf<Named extends With<As>, As extends "input" | "output">(
  fields: Named,
  as: As,
): SchemasOf<Named, As> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[as]])) as SchemasOf<
    Named,
    As
  >;
}
