import { z } from "zod";
import {
  schemasOf,
  type Fields,
  type Label,
  type Options,
  type PartsInForm,
  type SchemasOf,
  type Written,
} from "./field.ts";
import { fieldsLabelsText } from "#messages/fields";
import { labelsOf } from "#src/i18n/texts.ts";
import {
  addressText,
  withMaxLength,
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

/* Each function in this file creates a field of one type, for the description of a kind. */

type FieldOptions = Pick<Written, "hint">;

/** A required line of text. With `kind: "lines"`, the form shows a field with several lines. */
export const line = (
  label: Label,
  { hint, about, kind }: FieldOptions & { about?: string; kind?: "lines" } = {},
) => {
  const schema = about ? requiredText.describe(about) : requiredText;
  return {
    input: schema,
    output: schema,
    label,
    empty: "",
    written: { ...(kind && { kind }), ...(hint && { hint }) },
  };
};

/** An optional line of text. @param options.max the maximum number of characters */
export const optionalLine = (
  label: Label,
  { max = 300, hint, about }: FieldOptions & { max?: number; about?: string } = {},
) => {
  const text = withMaxLength(max, onOneLine(trimmedText));
  const schema = about ? text.describe(about) : text;
  const written: Written = { isOptional: true, ...(hint && { hint }) };
  return { input: optionalInRequest(schema), output: schema, label, empty: "", written };
};

interface Length extends FieldOptions {
  max: number;
  isRequired?: boolean;
  /** True when a finished resource needs the text in Norwegian. Staff can save without the text. */
  isNeeded?: boolean;
  /** True when the form counts the characters. */
  isCounted?: boolean;
  about?: string;
}

/** Optional in requests, because older clients lack the field. The type stays a string, as forms send it. */
const optionalInRequest = (schema: z.ZodString): z.ZodString => schema.default("") as unknown as z.ZodString;

/** Several lines of plain text. The text is optional by default. */
export const lines = (
  label: Label,
  { max, hint, isRequired = false, isNeeded = false, isCounted = true, about }: Length,
) => {
  const text = withMaxLength(max, isRequired ? someText : trimmedText);
  const schema = about ? text.describe(about) : text;
  const written: Written = {
    kind: "lines",
    ...(isCounted && { max }),
    isOptional: !isRequired,
    ...(hint && { hint }),
  };
  const input = isRequired ? schema : optionalInRequest(schema);
  return { input, output: schema, label, empty: "", isNeeded, written };
};

/** HTML with headings, lists, links and pictures. */
export const html = (
  label: Label,
  {
    isOptional = false,
    about,
    hasPictures = false,
  }: Pick<Written, "isOptional" | "hasPictures"> & { about?: string } = {},
) => {
  const text = isOptional ? optionalHtml : requiredHtml;
  const schema = about ? text.describe(about) : text;
  const written: Written = { kind: "html", ...(isOptional && { isOptional }), hasPictures };
  const input = isOptional ? optionalInRequest(schema) : schema;
  return { input, output: schema, label, empty: "", holds: "html", written } as const;
};

interface Range extends FieldOptions {
  /** The minimum, 0 by default. */
  min?: number;
  max?: number;
  /** The number in a new resource, by default the minimum. */
  empty?: number;
  about?: string;
}

/** A whole number such as a count or a price in kroner. Its column is an `integer`. */
export const wholeNumber = (
  label: Label,
  { min = 0, max = 1_000_000_000, empty = min, about, hint }: Range = {},
) => {
  const number = z.int32().min(min).max(max);
  const schema = about ? number.describe(about) : number;
  const written: Written = { ...(hint && { hint }) };
  return { input: schema, output: schema, label, empty, control: "number", written } as const;
};

/** An optional whole number. Its column is an `integer`. */
export const optionalNumber = (
  label: Label,
  { min = 0, max, about, hint }: { min?: number; max: number; about: string } & FieldOptions,
) => {
  const schema = z.int32().min(min).max(max).nullable().describe(about);
  return {
    input: schema.default(null),
    output: schema,
    label,
    empty: null,
    control: "number",
    written: { isOptional: true, ...(hint && { hint }) } as Written,
  } as const;
};

/** A boolean. @param empty the value when a request lacks the field */
export const yesNo = (label: Label, empty: boolean, about: string, written: FieldOptions = {}) => {
  const schema = z.boolean().describe(about);
  return { input: schema.default(empty), output: schema, label, empty, holds: "boolean", written } as const;
};

/** A boolean that every request must have. */
export const requiredYesNo = (label: Label, about?: string) => {
  const schema = about ? z.boolean().describe(about) : z.boolean();
  return { input: schema, output: schema, label, empty: false as boolean, holds: "boolean" } as const;
};

/** A required day without a time: "2027-06-01". */
export const day = (label: Label, about?: string) => {
  const schema = about ? storedDay.describe(about) : storedDay;
  return { input: schema, output: schema, label, empty: "", control: "day" } as const;
};

export const maybeDay = (label: Label, about: string) =>
  ({
    input: maybe(storedDay)
      .transform((given) => given ?? null)
      .describe(about),
    output: storedDay.nullable(),
    label,
    empty: null,
    control: "day",
  }) as const;

/** A required moment. */
export const moment = (label: Label, about?: string) => {
  const schema = about ? storedMoment.describe(about) : storedMoment;
  return { input: schema, output: schema, label, empty: "", control: "moment" } as const;
};

/** A moment that a request may omit. The collection then fills in the moment. */
export const startMoment = (label: Label, about?: string) => {
  const schema = maybe(storedMoment);
  const input = about ? schema.describe(about) : schema;
  const written: Written = { isOptional: true };
  return { input, output: storedMoment, label, empty: "", control: "moment", written } as const;
};

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

/** A picture of the library, or null. */
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

/** One of the given names. @param options their labels for staff; without labels, forms never change the value */
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

export const iconChoice = () => ({
  input: iconName,
  output: iconName,
  label: labels.icon,
  empty: "info" as z.output<typeof iconName>,
  control: "icon" as const,
});

/** A colour such as "#0f4c5c", or null. @param without the code of the colour that applies when the value is null */
export const colour = (
  label: Label,
  { about, without, hint }: { about: string; without: string } & FieldOptions,
) => {
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

export const webAddress = (label: Label, written: FieldOptions = {}) => {
  const address = z.url({ protocol: /^https?$/, error: "must be an address, as https://example.no" });
  const schema = addressText.check(address);
  return { input: schema, output: schema, label, empty: "", control: "address", written } as const;
};

const sortorderAbout =
  "The position in the list, lowest first. Resources with the same position are ordered by id";

/** The position in a list that staff sort. A new resource without a position comes last. */
export const sortorder = () => ({
  input: z.int32().optional().describe(`${sortorderAbout}. By default, a new resource comes last`),
  output: z.int32().describe(sortorderAbout),
  label: labels.order,
  empty: 0,
  control: "none" as const,
});

/** A value with its own schema, stored as JSON. It needs a form control. @param empty the value in a new resource */
export const customJson = <Schema extends z.ZodType>(schema: Schema, label: Label, empty: z.output<Schema>) =>
  ({ input: schema, output: schema, label, empty, holds: "json" }) as const;

/** A text or number with its own schema. It needs a form control. @param empty the value in a new resource */
export const customValue = <Schema extends z.ZodType<string | number | null>>(
  schema: Schema,
  label: Label,
  empty: z.output<Schema>,
) => ({ input: schema, output: schema, label, empty });

/** An object made of fields, such as an address, or a list of objects. @param schema a schema that matches `parts` */
export const fieldGroup = <Schema extends z.ZodType, Parts extends Fields>(
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

type PartOf<Words extends Fields, Others extends Fields> = z.ZodObject<
  SchemasOf<Words, "input"> &
    SchemasOf<Others, "input"> & {
      translations: ReturnType<typeof translationsOf<SchemasOf<Words, "output">>>;
    }
>;

/** A list of items with translated words and other fields. @param limits adds rules for the whole list */
export const list = <Words extends Fields, Others extends Fields>(
  label: Label,
  { words, fields, inForm }: { words: Words; fields: Others; inForm?: PartsInForm },
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
    parts: { words, fields, ...(inForm && { inForm }) },
  } as const;
};
