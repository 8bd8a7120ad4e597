import { z } from "zod";
import type { Language } from "#src/i18n/language.ts";
import {
  iconName,
  maybe,
  moment as storedMoment,
  optionalHtml,
  requiredHtml,
  requiredText,
  someText,
  translationsOf,
} from "./schemas.ts";

/*
 * The kinds of fields that a resource is described with. A new kind is one more function here.
 */

/** What something is called in each language of the interface. */
export type Label = Readonly<Record<Language, string>>;

/** One field of a resource: all that is known of it, said once. */
export interface Field<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** What staff send; its errors are the API's. */
  readonly input: Input;
  /** What is stored and answered. */
  readonly output: Output;
  /** What staff call it: at its field, in the history and when two have written at once. */
  readonly label: Label;
  /** What a new one begins with, where that can be said. */
  readonly empty?: z.output<Output>;
  /**
   * What its column holds where that isn't a text or a number as it is. HTML is cleaned when it is saved and again when
   * it is read; what it shows, or what a picture names, must be in the library.
   */
  readonly holds?: "boolean" | "json" | "html" | "picture";
  /** What the parts of a list have: words in three languages, and other fields. */
  readonly parts?: { words: Fields; fields: Fields };
  /** It isn't finished without these words in Norwegian, though it can be saved. */
  readonly isNeeded?: boolean;
  /** What it is written with in a form, where what it holds doesn't say that. */
  readonly control?: "moment" | "address" | "icon";
  /** How it is written in a form. */
  readonly written?: Written;
}

export interface Written {
  kind?: "line" | "lines" | "html";
  hint?: Label;
  /** As many characters at most. */
  most?: number;
  /** It may be left out, also in Norwegian. */
  isOptional?: boolean;
}

export type Fields = Readonly<Record<string, Field>>;

/** What is stored of a resource, but isn't for staff to write; what has no label, history doesn't tell of. */
export type GivenFields = Readonly<Record<string, { readonly output: z.ZodType; readonly label?: Label }>>;

/** The schemas of fields by their names, as staff send them or as they are answered. */
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

type Way = Pick<Written, "hint">;

/** A line of text that must say something; as `lines` it has room for a few. */
export const line = (label: Label, { hint, about, kind }: Way & { about?: string; kind?: "lines" } = {}) => {
  const schema = about ? requiredText.describe(about) : requiredText;
  return {
    input: schema,
    output: schema,
    label,
    empty: "",
    written: { ...(kind && { kind }), ...(hint && { hint }) },
  };
};

interface Length extends Way {
  /** As many characters at most. */
  most: number;
  kind?: "line" | "lines";
  /** Something must be said. */
  isRequired?: boolean;
  /** It isn't finished without it in Norwegian, though it can be saved. */
  isNeeded?: boolean;
  /** Whoever writes sees how many characters there are. */
  isCounted?: boolean;
  /** For the API's document. */
  about?: string;
}

/** Some lines without markup, which may be left out. */
export const lines = (
  label: Label,
  { most, hint, kind = "lines", isRequired = false, isNeeded = false, isCounted = true, about }: Length,
) => {
  const text = (isRequired ? someText : z.string().trim()).max(most);
  const schema = about ? text.describe(about) : text;
  const written: Written = {
    kind,
    ...(isCounted && { most }),
    isOptional: !isRequired,
    ...(hint && { hint }),
  };
  return { input: schema, output: schema, label, empty: "", isNeeded, written };
};

/** A text with headings, lists, links and pictures. */
export const html = (label: Label, { isOptional = false }: Pick<Written, "isOptional"> = {}) => {
  const schema = isOptional ? optionalHtml : requiredHtml;
  const written: Written = { kind: "html", ...(isOptional && { isOptional }) };
  return { input: schema, output: schema, label, empty: "", holds: "html", written } as const;
};

/** Yes or no. @param empty what it is when nothing is said */
export const yesNo = (label: Label, empty: boolean, about: string) => {
  const schema = z.boolean().describe(about);
  return { input: schema.default(empty), output: schema, label, empty, holds: "boolean" } as const;
};

/** Yes or no, which must be said. */
export const requiredYesNo = (label: Label, about?: string) => {
  const schema = about ? z.boolean().describe(about) : z.boolean();
  return { input: schema, output: schema, label, empty: false as boolean, holds: "boolean" } as const;
};

/** A moment that must be given. */
export const moment = (label: Label, about?: string) => {
  const schema = about ? storedMoment.describe(about) : storedMoment;
  return { input: schema, output: schema, label, empty: "", control: "moment" } as const;
};

/** A moment that need not be given: the collection completes it. */
export const startMoment = (label: Label, about?: string) => {
  const schema = maybe(storedMoment);
  return {
    input: about ? schema.describe(about) : schema,
    output: storedMoment,
    label,
    empty: "",
  };
};

/** A moment, or none. */
export const maybeMoment = (label: Label, about: string) =>
  ({
    input: maybe(storedMoment)
      .transform((given) => given ?? null)
      .describe(about),
    output: storedMoment.nullable(),
    label,
    empty: null,
    control: "moment",
  }) as const;

/** One of the library's pictures, or none. */
export const picture = (label: Label) =>
  ({
    input: maybe(z.string().startsWith("/data/images/", "must be one of the site's own pictures")).transform(
      (url) => url ?? null,
    ),
    output: z.string().nullable(),
    label,
    empty: null,
    holds: "picture",
  }) as const;

/** One of some names. */
export const choice = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  label: Label,
  about: string,
) => {
  const schema = z.enum(names).describe(about);
  return { input: schema, output: schema, label, empty: names[0] as Names[number] };
};

/** A sign beside a text. */
export const iconChoice = () => ({
  input: iconName,
  output: iconName,
  label: { nb: "Symbol", en: "Icon", de: "Symbol" },
  empty: "info" as z.output<typeof iconName>,
  control: "icon" as const,
});

/** The address of a page anywhere on the web. */
export const webAddress = (label: Label, written: Way = {}) => {
  const schema = z.url({ protocol: /^https?$/, error: "must be an address, as https://example.no" });
  return { input: schema, output: schema, label, empty: "", control: "address", written } as const;
};

/** The place that staff give it among the others. */
export const sortorder = () => ({
  input: z.int32(),
  output: z.int32(),
  label: { nb: "Plass i rekkefølgen", en: "Place in the order", de: "Platz in der Reihenfolge" },
  empty: 0,
});

/** Anything of a shape of its own. @param empty what a new one begins with */
export const shaped = <Schema extends z.ZodType>(schema: Schema, label: Label, empty: z.output<Schema>) =>
  ({ input: schema, output: schema, label, empty, holds: "json" }) as const;

/** A text or a number with a schema of its own. @param empty what a new one begins with */
export const plain = <Schema extends z.ZodType<string | number>>(
  schema: Schema,
  label: Label,
  empty: z.output<Schema>,
) => ({ input: schema, output: schema, label, empty });

/** Some fields together, as an address, or a list of such. @param schema is made of theirs */
export const composed = <Schema extends z.ZodType, Parts extends Fields>(
  schema: Schema,
  label: Label,
  parts: Parts,
  empty: z.output<Schema>,
) =>
  ({
    input: schema,
    output: schema,
    label,
    empty,
    holds: "json",
    parts: { words: {}, fields: parts },
  }) as const;

/** The schema of one part of a list. */
type PartOf<Words extends Fields, Others extends Fields> = z.ZodObject<
  SchemasOf<Words, "input"> &
    SchemasOf<Others, "input"> & {
      translations: ReturnType<typeof translationsOf<SchemasOf<Words, "input">>>;
    }
>;

/**
 * A list whose parts have words in three languages, and other fields.
 * @param limits adds what must hold of the list as a whole
 */
export const list = <Words extends Fields, Others extends Fields>(
  label: Label,
  { words, fields }: { words: Words; fields: Others },
  limits = (parts: z.ZodArray<PartOf<Words, Others>>) => parts,
) => {
  const inWords = z.object(schemasOf(words, "input"));
  const part = z.object({
    ...inWords.shape,
    ...schemasOf(fields, "input"),
    translations: translationsOf(inWords),
  });
  const schema = limits(z.array(part));
  return {
    input: schema,
    output: schema,
    label,
    empty: [],
    holds: "json",
    parts: { words, fields },
  } as const;
};
