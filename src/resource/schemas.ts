import { decodeXML } from "entities/decode";
import { z } from "zod";
import { faultWords } from "./fault-words.ts";
import { inOtherLanguages, languageStates } from "#src/i18n/translation.ts";
import { hasBrokenMark, liveKeysIn, unmarked } from "./live-value.ts";
import { lengthWithoutMarkedWords, mostHtml } from "#src/i18n/marks.ts";
import { iconNames } from "./icon-names.ts";
import { bareAddress, isVisible, visibleText } from "./invisible.ts";
import { parseDay, parseMoment, toStoredInstant } from "#src/i18n/time.ts";
import { faultsText } from "#messages/fields";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { labelsOf } from "#src/i18n/texts.ts";

const faults = labelsOf(faultsText);

/** The fields that every stored resource has besides its own. */
export const resourceFields = {
  id: z.int32().positive(),
  version: z.int().min(0).describe("Grows with each save; in quotes it is the ETag"),
  updatedAt: z.iso.datetime().describe("When it was last saved, in UTC"),
};

const progress = z.object({
  missing: z.array(z.string()).describe("Paths of what isn't translated"),
  outdated: z.array(z.string()).describe("Paths of what was translated before the Norwegian changed"),
});

/** A resource as staff get it, with the progress of its translations. */
export function withLanguages<Shape extends z.ZodRawShape>(resource: z.ZodObject<Shape>, id: string) {
  return resource.extend({ languages: z.object(inOtherLanguages(() => progress)).optional() }).meta({ id });
}

/** How far each translation is, in a row of a list. */
export const rowLanguages = z
  .object(inOtherLanguages(() => z.enum(languageStates)))
  .describe("How far each translation is; outdated ones are older than their Norwegian");

/** The words in the other languages. Where one is missing or incomplete, guests get the Norwegian. */
export function translationsOf<Shape extends z.ZodRawShape>(words: z.ZodObject<Shape>) {
  const translation = words.partial().optional();
  return z.object(inOtherLanguages(() => translation)).default({});
}

/** The translations that staff send. When they are left out, the stored ones stay. */
export function resourceTranslationsOf<Shape extends z.ZodRawShape>(words: z.ZodObject<Shape>) {
  return translationsOf(words).unwrap().optional();
}

/** The name of one of the icons. */
export const iconName = z.enum(iconNames).describe("The sign beside the words");

/** A text without blanks around it; one in which nothing can be seen is empty. */
export const trimmedText = z.string().trim().overwrite(visibleText);

/** A text that can't be empty. */
export const someText = trimmedText.min(1, "must not be empty");

/** A text that a format is checked of, as an e-mail address; invisible characters that were pasted with it are dropped. */
export const addressText = z.string().overwrite(bareAddress);

/** A text on one line: line breaks, which a client of the API can send, become blanks. */
export const onOneLine = (text: z.ZodString) =>
  // Each run of blanks is looked at once, however long it is: this comes before the text's length is checked.
  text.overwrite((written) => written.replaceAll(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? " " : blanks)));

/** The most live values in one text: each may read much longer than its mark, on every page with the text. */
const mostMarks = 100;

const withFewMarks = (text: z.ZodString) =>
  text.check(({ value, issues }) => {
    if (liveKeysIn(value).length <= mostMarks) return;
    issues.push({
      code: "custom",
      input: value,
      message: `must have at most ${mostMarks} live values`,
      params: faultWords(
        inEveryLanguage((language) => faultsText[language].tooManyValues({ most: mostMarks })),
      ),
    });
  });

/**
 * A text of at most so many characters as it is read: what the marks of live values add isn't counted. What only looks
 * like a mark is refused, since nothing would stand in its place.
 */
export const atMost = (most: number, text: z.ZodString) =>
  withFewMarks(text).check(({ value, issues }) => {
    if (hasBrokenMark(value))
      issues.push({
        code: "custom",
        input: value,
        message: "must have no <data> but the marks of live values",
        params: faultWords(faults.unknownValue),
      });
    if (unmarked(value).length <= most) return;
    issues.push({ code: "too_big", origin: "string", maximum: most, inclusive: true, input: value });
  });

/** One line of text that can't be empty, of at most 300 characters. */
export const requiredText = atMost(300, onOneLine(someText));

/**
 * HTML that isn't too long. The words in the marks aren't counted: a text at the limit may be saved as it is when its live
 * values have grown.
 */
const htmlOf = (text: z.ZodString) =>
  withFewMarks(text)
    .check(({ value, issues }) => {
      if (lengthWithoutMarkedWords(value) <= mostHtml) return;
      issues.push({ code: "too_big", origin: "string", maximum: mostHtml, inclusive: true, input: value });
    })
    .meta({ contentMediaType: "text/html" });

/** HTML from staff that may be left out. */
export const optionalHtml = htmlOf(z.string());

/** HTML from staff. It is reduced to the allowed elements when it is saved and again when it is shown. */
export const requiredHtml = htmlOf(someText.refine(showsSomething, "must not be empty"));

/** True for HTML with a picture, a live value or words that can be seen. */
function showsSomething(html: string): boolean {
  const written = html.replaceAll(/<(?!img\b|data\b)[^<>]*>|&(?:nbsp|shy|zwn?j|ensp|emsp);/g, "");
  // Decoding all of HTML's names too would make the staff's scripts 15 KB larger.
  return isVisible(decodeXML(written));
}

/**
 * A date or a date with a time in any form of ISO 8601.
 * @param read undefined for a text that is neither
 * @param stored the schema of what `read` makes of it
 */
const dateIn = (
  read: (text: string) => string | undefined,
  stored: z.ZodISODate | z.ZodISODateTime,
  { format, message, about }: { format: "date" | "datetime"; message: string; about: string },
) =>
  z
    .string()
    .check(({ value, issues }) => {
      // Of these formats the staff's words are known too.
      if (read(value) === undefined) issues.push({ code: "invalid_format", format, input: value, message });
    })
    .transform((text) => read(text)!)
    .pipe(stored)
    .meta({
      override({ jsonSchema }) {
        // In answers it always has the stored one's format.
        if (jsonSchema.format) return;
        delete jsonSchema.type;
        jsonSchema.anyOf = [
          { type: "string", format: "date-time" },
          { type: "string", format: "date" },
        ];
        jsonSchema.description ??= about;
      },
    });

/** A moment, stored as an instant in UTC. Without a time it means the start of that day in Oslo. */
export const moment = dateIn(
  (text) => {
    const instant = parseMoment(text);
    return instant && toStoredInstant(instant);
  },
  z.iso.datetime(),
  {
    format: "datetime",
    message: "must be a date, or a date and time (ISO 8601)",
    about: "Without a time: the start of that day in Europe/Oslo",
  },
);

/** A day. Of a moment it is the day in Oslo. */
export const day = dateIn((text) => parseDay(text)?.toString(), z.iso.date(), {
  format: "date",
  message: "must be a day, as 2027-06-01",
  about: "With a time: its day in Europe/Oslo",
});

/** A field that may be left out, null or blank: all three mean that it has no value. */
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
        // zod calls this more than once, and `anyOf` may be shared with the field that can't be null.
        else if (!anyOf.some(({ type }) => type === "null")) jsonSchema.anyOf = [...anyOf, { type: "null" }];
      },
    });
}

/** A colour of sRGB in six hexadecimal digits: "#0f4c5c". */
export const colourCode = z
  .string()
  .trim()
  .toLowerCase()
  .refine((written) => /^#[0-9a-f]{6}$/.test(written), {
    error: "must be a colour in six hexadecimal digits, as #0f4c5c",
    params: faultWords(faults.colour),
  });
