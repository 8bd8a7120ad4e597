import { z } from "zod";
import { schemasOf, type Fields, type Label, type Options, type SchemasOf, type Written } from "./field.ts";
import { fieldsLabelsText } from "#messages/fields";
import { labelsOf } from "#src/i18n/texts.ts";
import {
  addressText,
  atMost,
  colourCode,
  iconName,
  maybe,
  day as storedDay,
  moment as storedMoment,
  onOneLine,
  optionalHtml,
  requiredHtml,
  requiredText,
  someText,
  trimmedText,
  translationsOf,
} from "./schemas.ts";

const labels = labelsOf(fieldsLabelsText);

/* The kinds of fields that describe a resource. A new kind of field is one more function here. */

type Way = Pick<Written, "hint">;

/** One line of text that can't be empty. With kind `lines`, the form has room for several. */
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

/** One line of text that may be left out. @param most the highest number of characters */
export const optionalLine = (
  label: Label,
  { most = 300, hint, about }: Way & { most?: number; about?: string } = {},
) => {
  const text = atMost(most, onOneLine(trimmedText));
  const schema = about ? text.describe(about) : text;
  const written: Written = { isOptional: true, ...(hint && { hint }) };
  return { input: orNothing(schema), output: schema, label, empty: "", written };
};

interface Length extends Way {
  /** The highest number of characters. */
  most: number;
  /** It can't be empty. */
  isRequired?: boolean;
  /** A finished resource must have it in Norwegian, though it can be saved without it. */
  isNeeded?: boolean;
  /** The form shows how many characters are written. */
  isCounted?: boolean;
  /** Its description in the API's document. */
  about?: string;
}

/**
 * A text that needn't be sent. Older clients don't know the field, and neither do history entries from before it.
 * For our own forms the type stays that of a text, since they always send it.
 */
function orNothing(schema: z.ZodString): z.ZodString {
  return schema.default("") as unknown as z.ZodString;
}

/** Several lines of text without markup; they may be left out. */
export const lines = (
  label: Label,
  { most, hint, isRequired = false, isNeeded = false, isCounted = true, about }: Length,
) => {
  const text = atMost(most, isRequired ? someText : trimmedText);
  const schema = about ? text.describe(about) : text;
  const written: Written = {
    kind: "lines",
    ...(isCounted && { most }),
    isOptional: !isRequired,
    ...(hint && { hint }),
  };
  const input = isRequired ? schema : orNothing(schema);
  return { input, output: schema, label, empty: "", isNeeded, written };
};

/** A text with headings, lists, links and pictures. */
export const html = (
  label: Label,
  { isOptional = false, about }: Pick<Written, "isOptional"> & { about?: string } = {},
) => {
  const text = isOptional ? optionalHtml : requiredHtml;
  const schema = about ? text.describe(about) : text;
  const written: Written = { kind: "html", ...(isOptional && { isOptional }) };
  const input = isOptional ? orNothing(schema) : schema;
  return { input, output: schema, label, empty: "", holds: "html", written } as const;
};

interface Range extends Way {
  /** The lowest number that it can be; 0 when left out. */
  least?: number;
  /** The highest number that it can be. */
  most?: number;
  /** The number in a new resource; the lowest when left out. */
  empty?: number;
  /** Its description in the API's document. */
  about?: string;
}

/** A whole number, as a count of places or a price in kroner. Its column is an `integer`. */
export const wholeNumber = (
  label: Label,
  { least = 0, most = 1_000_000_000, empty = least, about, hint }: Range = {},
) => {
  const number = z.int32().min(least).max(most);
  const schema = about ? number.describe(about) : number;
  const written: Written = { ...(hint && { hint }) };
  return { input: schema, output: schema, label, empty, control: "number", written } as const;
};

/** A whole number, or none. Its column is an `integer`. */
export const optionalNumber = (
  label: Label,
  { least = 0, most, about, hint }: { least?: number; most: number; about: string } & Way,
) => {
  const schema = z.int32().min(least).max(most).nullable().describe(about);
  return {
    input: schema.default(null),
    output: schema,
    label,
    empty: null,
    control: "number",
    written: { isOptional: true, ...(hint && { hint }) } as Written,
  } as const;
};

/** Yes or no. @param empty the value when none is sent */
export const yesNo = (label: Label, empty: boolean, about: string, written: Way = {}) => {
  const schema = z.boolean().describe(about);
  return { input: schema.default(empty), output: schema, label, empty, holds: "boolean", written } as const;
};

/** Yes or no, which must be sent. */
export const requiredYesNo = (label: Label, about?: string) => {
  const schema = about ? z.boolean().describe(about) : z.boolean();
  return { input: schema, output: schema, label, empty: false as boolean, holds: "boolean" } as const;
};

/** A day without a time, which must be sent: "2027-06-01". */
export const day = (label: Label, about?: string) => {
  const schema = about ? storedDay.describe(about) : storedDay;
  return { input: schema, output: schema, label, empty: "", control: "day" } as const;
};

/** A moment, which must be sent. */
export const moment = (label: Label, about?: string) => {
  const schema = about ? storedMoment.describe(about) : storedMoment;
  return { input: schema, output: schema, label, empty: "", control: "moment" } as const;
};

/** A moment that may be left out of what is sent: the collection fills it in. */
export const startMoment = (label: Label, about?: string) => {
  const schema = maybe(storedMoment);
  const input = about ? schema.describe(about) : schema;
  const written: Written = { isOptional: true };
  return { input, output: storedMoment, label, empty: "", control: "moment", written } as const;
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
export const picture = (
  label: Label,
  about = "The address or file name of one of the site's own pictures, or null",
) =>
  ({
    input: maybe(z.string())
      .transform((url) => url ?? null)
      .describe(about),
    output: z.string().nullable().describe(about),
    label,
    empty: null,
    holds: "picture",
  }) as const;

/** One of the given names. @param options what staff call each of them; without any, only programs choose it */
export const choice = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  label: Label,
  about: string,
  options?: Options<Names[number]>,
) => {
  const schema = z.enum(names).describe(about);
  const empty = names[0] as Names[number];
  return {
    input: schema,
    output: schema,
    label,
    empty,
    ...(options ? { options } : { control: "none" as const }),
  };
};

/** The icon beside a text. */
export const iconChoice = () => ({
  input: iconName,
  output: iconName,
  label: labels.icon,
  empty: "info" as z.output<typeof iconName>,
  control: "icon" as const,
});

/** A colour, or none: "#0f4c5c". @param without the one that holds while none is chosen */
export const colour = (label: Label, { about, without, hint }: { about: string; without: string } & Way) => {
  const schema = colourCode.nullable().describe(about);
  return {
    input: schema.default(null),
    output: schema,
    label,
    empty: null,
    control: "colour",
    written: { isOptional: true, without, ...(hint && { hint }) } as Written,
  } as const;
};

/** The address of a page anywhere on the web. */
export const webAddress = (label: Label, written: Way = {}) => {
  const address = z.url({ protocol: /^https?$/, error: "must be an address, as https://example.no" });
  const schema = addressText.check(address);
  return { input: schema, output: schema, label, empty: "", control: "address", written } as const;
};

const sortorderAbout = "Its place in the list, the lowest first; equal ones stand by id";

/** Its position among the others, which staff choose in the list; a new one without it comes after all others. */
export const sortorder = () => ({
  input: z.int32().optional().describe(`${sortorderAbout}; after all others when a new one leaves it out`),
  output: z.int32().describe(sortorderAbout),
  label: labels.order,
  empty: 0,
  control: "none" as const,
});

/** A value with a schema of its own, stored as JSON; only a form of its own draws it. @param empty the value in a new resource */
export const shaped = <Schema extends z.ZodType>(schema: Schema, label: Label, empty: z.output<Schema>) =>
  ({ input: schema, output: schema, label, empty, holds: "json" }) as const;

/** A text or a number with a schema of its own; only a form of its own draws it. @param empty the value in a new resource */
export const plain = <Schema extends z.ZodType<string | number | null>>(
  schema: Schema,
  label: Label,
  empty: z.output<Schema>,
) => ({ input: schema, output: schema, label, empty });

/** An object made of fields, like an address, or a list of such objects. @param schema is made of these fields */
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
      translations: ReturnType<typeof translationsOf<SchemasOf<Words, "output">>>;
    }
>;

/**
 * A list whose parts have words in three languages, and other fields.
 * @param limits adds rules for the list as a whole
 */
export const list = <Words extends Fields, Others extends Fields>(
  label: Label,
  { words, fields }: { words: Words; fields: Others },
  limits = (parts: z.ZodArray<PartOf<Words, Others>>) => parts,
) => {
  const inWords = z.object(schemasOf(words, "output"));
  const part = z.object({
    ...schemasOf(words, "input"),
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
