import type { z } from "zod";
import type { Language } from "#src/i18n/language.ts";

/** The name of a field in each language of the interface. */
export type Label = Readonly<Record<Language, string>>;

export interface Field<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** The schema of the request. The API derives its error messages from it. */
  readonly input: Input;
  /** The schema of the stored value and of the response. */
  readonly output: Output;
  /** Its name for staff: in the form, the history and the conflict screen. */
  readonly label: Label;
  readonly empty?: z.output<Output>;
  /**
   * The type of its column, unless that is plain text or a number. HTML is sanitised on saving and again on reading.
   * Pictures, including those in HTML, must be in the library.
   */
  readonly holds?: "boolean" | "json" | "html" | "picture";
  /** The fields of an object or of a list's parts: translated words and other fields. */
  readonly parts?: Parts;
  /** A finished resource must have it in Norwegian. It can be saved without it. */
  readonly isNeeded?: boolean;
  /** The form control, when `holds` doesn't determine it. With "none" the form never changes the value. */
  readonly control?: "day" | "moment" | "number" | "address" | "icon" | "colour" | "none";
  /** How the form shows it. */
  readonly written?: Written;
  /** The names of the values of a choice, for fields where staff choose. */
  readonly options?: Options;
}

export interface Parts {
  words: Fields;
  fields: Fields;
  /** How a form made from the description shows the list. */
  inForm?: PartsInForm;
}

export interface PartsInForm {
  hint?: Label;
  /** The button that adds a part. */
  add: Label;
  /** The field whose text, or label of a choice, names a part. It gets the focus in a new part. */
  namedBy: string;
  /** Names a part by its number, while that field is empty. */
  unnamed?: Readonly<Record<Language, (values: { number: number }) => string>>;
  /** Values of a new part that differ from the defaults of its fields. */
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
  /** The highest number of characters. */
  max?: number;
  /** Its dates are in the future, so the year can be left out. */
  isFuture?: boolean;
  /** It can be left out, also in Norwegian. */
  isOptional?: boolean;
  /** Describes the default that applies while it is left out. */
  without?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Stored fields that staff don't write. History leaves out those without a label. */
export type GivenFields = Readonly<Record<string, { readonly output: z.ZodType; readonly label?: Label }>>;

/** The input or output schemas of fields, by name. */
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
