import type { z } from "zod";
import type { Language } from "#src/i18n/language.ts";

/** What a field is called in each language of the interface. */
export type Label = Readonly<Record<Language, string>>;

/** One field of a resource: everything that is known about it, said once. */
export interface Field<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** The schema of what staff send; the API gives its errors. */
  readonly input: Input;
  /** The schema of what is stored and answered. */
  readonly output: Output;
  /** Its name for staff: in the form, in the history, and when two people have changed it at once. */
  readonly label: Label;
  /** Its value in a new resource, if there is one. */
  readonly empty?: z.output<Output>;
  /**
   * What its column holds, unless that is a plain text or number. HTML is cleaned when it is saved and again when it
   * is read. The pictures that HTML shows, and the picture that a "picture" names, must be in the library.
   */
  readonly holds?: "boolean" | "json" | "html" | "picture";
  /** The fields of a list's parts: words in three languages, and other fields. */
  readonly parts?: { words: Fields; fields: Fields };
  /** A finished resource must have it in Norwegian, though it can be saved without it. */
  readonly isNeeded?: boolean;
  /** The form control, when `holds` doesn't tell which one it is. With "none" it is saved as it begins or as it was. */
  readonly control?: "day" | "moment" | "number" | "address" | "icon" | "colour" | "none";
  /** How the form lets staff write it. */
  readonly written?: Written;
  /** What each value of a choice is called, where staff choose it. */
  readonly options?: Options;
}

/** The names of the values of a choice, in each language of the interface. */
export type Options<Name extends string = string> = Readonly<
  Record<Language, Readonly<Record<Name, string>>>
>;

export interface Written {
  kind?: "line" | "lines" | "html";
  hint?: Label;
  /** The highest number of characters. */
  most?: number;
  /** Its days are still to come, so that the year may be left out. */
  isAhead?: boolean;
  /** It may be left out, also in Norwegian. */
  isOptional?: boolean;
  /** What holds while it is left out, where that is told. */
  without?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** Fields that are stored but not written by staff. History leaves out those without a label. */
export type GivenFields = Readonly<Record<string, { readonly output: z.ZodType; readonly label?: Label }>>;

/** The schemas of fields by name: of what staff send, or of what they are answered. */
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
