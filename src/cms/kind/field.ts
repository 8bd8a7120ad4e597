import type { z } from "zod";
import type { Language } from "#src/i18n/language.ts";

export type Label = Readonly<Record<Language, string>>;

export interface Field<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** The schema of the request. The API derives its error messages from it. */
  readonly input: Input;
  readonly output: Output;
  readonly label: Label;
  readonly empty?: z.output<Output>;
  /** By default text or a number. HTML is sanitised when saved and read. Pictures must be in the library. */
  readonly holds?: "boolean" | "json" | "html" | "picture";
  readonly parts?: Parts;
  /** The Norwegian text counts as missing while the field is empty. Staff can save without it. */
  readonly isNeeded?: boolean;
  /** The form control, when `holds` doesn't determine it. With "none" the form never changes the value. */
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
  /** The field that names an item: its text, or the label of its choice. It gets the focus in a new item. */
  namedBy: string;
  /** The item's name while `namedBy` is empty. */
  unnamed?: Readonly<Record<Language, (values: { number: number }) => string>>;
  /** Values of a new item that differ from its fields' defaults. */
  empty?: object;
  /** Shows a name and its value on one line when there is room. */
  isPairs?: true;
}

export type Options<Name extends string = string> = Readonly<
  Record<Language, Readonly<Record<Name, string>>>
>;

export interface Written {
  kind?: "line" | "lines" | "html";
  hint?: Label;
  max?: number;
  /** Dates are in the future, so staff can omit the year. */
  isFuture?: boolean;
  /** Staff can leave the field empty, also in Norwegian. */
  isOptional?: boolean;
  hasPictures?: boolean;
  /** Describes the default that applies to an empty field. */
  without?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Stored fields that staff don't write. History omits those without a label. */
export type GivenFields = Readonly<Record<string, { readonly output: z.ZodType; readonly label?: Label }>>;

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
