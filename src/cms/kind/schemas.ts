import { decodeXML } from "entities/decode";
import { z } from "zod";
import { faultWords } from "./fault-words.ts";
import { inOtherLanguages, languageStates } from "#src/i18n/translation.ts";
import { hasBrokenMark, liveKeysIn, unmarked } from "./live-value.ts";
import { lengthWithoutMarkedWords, maxHtmlLength } from "#src/i18n/marks.ts";
import { iconNames } from "./icon-names.ts";
import { bareAddress, isVisible, visibleText } from "./visible-text.ts";
import { parseDay, parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";
import { faultsText } from "#messages/fields";
import { inEachOf, labelsOf } from "#src/i18n/texts.ts";

const faults = labelsOf(faultsText);

export const resourceFields = {
  id: z.int32().positive(),
  version: z.int().min(0).describe("Grows with each save. The ETag is this number in quotation marks"),
  updatedAt: z.iso.datetime().describe("The time of the last save, in UTC"),
};

const progress = z.object({
  missing: z.array(z.string()).describe("Paths of the missing translations"),
  outdated: z.array(z.string()).describe("Paths of the outdated translations"),
});

/** Adds the progress of translations to the schema of a resource in responses to staff. */
export function withLanguages<Shape extends z.ZodRawShape>(resource: z.ZodObject<Shape>, id: string) {
  return resource.extend({ languages: z.object(inOtherLanguages(() => progress)).optional() }).meta({ id });
}

/** The state of each translation in a list row. */
export const rowLanguages = z
  .object(inOtherLanguages(() => z.enum(languageStates)))
  .describe("The state of each translation");

/** Returns the schema of translations. Guests read Norwegian where a translation is missing or incomplete. */
export function translationsOf<Shape extends z.ZodRawShape>(words: z.ZodObject<Shape>) {
  const translation = words.partial().optional();
  return z.object(inOtherLanguages(() => translation)).default({});
}

/** Returns the schema of translations in a request. A request without translations keeps the stored translations. */
export function resourceTranslationsOf<Shape extends z.ZodRawShape>(words: z.ZodObject<Shape>) {
  return translationsOf(words).unwrap().optional();
}

export const iconName = z.enum(iconNames).describe("The icon beside the text");

/** A text without white space at its ends. A text without visible characters becomes empty. */
export const trimmedText = z.string().trim().overwrite(visibleText);

export const someText = trimmedText.min(1, "must not be empty");

/** A text with a format, such as an e-mail address. Invisible characters at its ends are removed. */
export const addressText = z.string().overwrite(bareAddress);

/** Turns line breaks into spaces. API clients can send line breaks in a text that must be on one line. */
export const onOneLine = (text: z.ZodString) =>
  // The text can still be too long here. So the pattern matches each run of white space only once, in linear time.
  text.overwrite((written) => written.replaceAll(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? " " : blanks)));

/** The maximum number of live values in one text. A live value can be much longer than its mark. */
const maxMarks = 100;

const withFewMarks = (text: z.ZodString) =>
  text.check(({ value, issues }) => {
    if (liveKeysIn(value).length <= maxMarks) return;
    issues.push({
      code: "custom",
      input: value,
      message: `must have at most ${maxMarks} live values`,
      params: faultWords(inEachOf(faultsText, ({ tooManyValues }) => tooManyValues({ most: maxMarks }))),
    });
  });

/** Limits the length of a text without the tags of its marks. Rejects a `<data>` tag that isn't a valid mark. */
export const withMaxLength = (max: number, text: z.ZodString) =>
  withFewMarks(text).check(({ value, issues }) => {
    if (hasBrokenMark(value))
      issues.push({
        code: "custom",
        input: value,
        message: "must not contain <data> tags other than marks of live values",
        params: faultWords(faults.unknownValue),
      });
    if (unmarked(value).length <= max) return;
    issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value });
  });

export const longestLine = 300;

export const requiredText = withMaxLength(longestLine, onOneLine(someText));

/**
 * Limits the length of HTML, not counting the words in its marks and the addresses of links within the site. A text at
 * the limit can therefore still be saved after these words and addresses have become longer.
 */
const htmlOf = (text: z.ZodString) =>
  withFewMarks(text)
    .check(({ value, issues }) => {
      if (lengthWithoutMarkedWords(value) <= maxHtmlLength) return;
      issues.push({
        code: "too_big",
        origin: "string",
        maximum: maxHtmlLength,
        inclusive: true,
        input: value,
      });
    })
    .meta({ contentMediaType: "text/html" });

export const optionalHtml = htmlOf(z.string());

/** Required HTML from staff. The HTML is sanitized when it is saved and again when it is rendered. */
export const requiredHtml = htmlOf(trimmedText.refine(showsSomething, "must not be empty"));

/** True for HTML with a picture, a live value or visible words. */
function showsSomething(html: string): boolean {
  const written = html.replaceAll(/<(?!img\b|data\b)[^<>]*>|&(?:nbsp|shy|zwn?j|ensp|emsp);/g, "");
  // A decoder for all named HTML entities would make the scripts of the staff area 15 KB larger.
  return isVisible(decodeXML(written));
}

/** A date, or a date with a time, in ISO 8601. @param read returns undefined for an invalid text */
const dateIn = (
  read: (text: string) => string | undefined,
  stored: z.ZodISODate | z.ZodISODateTime,
  { format, message, about }: { format: "date" | "datetime"; message: string; about: string },
) =>
  z
    .string()
    .check(({ value, issues }) => {
      // The forms of the staff area have messages for these formats.
      if (read(value) === undefined) issues.push({ code: "invalid_format", format, input: value, message });
    })
    .transform((text) => read(text)!)
    .pipe(stored)
    .meta({
      override({ jsonSchema }) {
        // In responses the value always has the format of `stored`.
        if (jsonSchema.format) return;
        delete jsonSchema.type;
        jsonSchema.anyOf = [
          { type: "string", format: "date-time" },
          { type: "string", format: "date" },
        ];
        jsonSchema.description ??= about;
      },
    });

/** A moment, stored as an instant in UTC. A day without a time becomes the start of that day in Oslo. */
export const moment = dateIn(
  (text) => {
    const instant = parseMoment(text);
    return instant && toStoredInstant(instant);
  },
  z.iso.datetime(),
  {
    format: "datetime",
    message: "must be a date, or a date and time (ISO 8601)",
    about: "A date without a time means the start of that day in Europe/Oslo",
  },
);

/** A day. A moment becomes its day in Oslo. */
export const day = dateIn((text) => parseDay(text)?.toString(), z.iso.date(), {
  format: "date",
  message: "must be a day, such as 2027-06-01",
  about: "A date with a time means its day in Europe/Oslo",
});

/** Makes a field optional. A missing field, null and "" all mean that the field has no value. */
export function maybe<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess(
      (value: z.input<Schema> | "" | null | undefined) =>
        value === "" || value === null ? undefined : value,
      schema.optional(),
    )
    .optional()
    .meta({
      override({ jsonSchema }) {
        const { anyOf } = jsonSchema;
        if (!anyOf) jsonSchema.type = ["string", "null"];
        // zod calls this function more than once, and a non-nullable field can share the list.
        else if (!anyOf.some(({ type }) => type === "null")) jsonSchema.anyOf = [...anyOf, { type: "null" }];
      },
    });
}

/** An sRGB colour in six hexadecimal digits: "#0f4c5c". */
export const colourCode = z
  .string()
  .trim()
  .toLowerCase()
  .refine((written) => /^#[0-9a-f]{6}$/.test(written), {
    error: "must be a colour in six hexadecimal digits, such as #0f4c5c",
    params: faultWords(faults.colour),
  });
