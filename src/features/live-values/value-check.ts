import { z } from "zod";
import { kindNames } from "#src/features/kinds.ts";
import { languages, type Language } from "#src/i18n/language.ts";

/** Words in every language. */
export const inWords = z.object(
  Object.fromEntries(languages.map((language) => [language, z.string()])) as Record<Language, z.ZodString>,
);

/** The screen where staff write a value. */
export const valuePlace = z.object({ name: inWords, screen: z.string() });

/** A resource that still says what a value was. */
const place = z.object({
  kind: z.enum(kindNames),
  id: z.int().positive(),
  name: z.string().describe("What staff know the resource by"),
  languages: z.array(z.enum(languages)).describe("The languages in which it says so"),
  pages: z
    .array(z.object({ language: z.enum(languages), page: z.int().positive() }))
    .describe("Where a document’s files say so: the file’s language, and the page in it"),
});
export type WrittenPlace = z.infer<typeof place>;

/** A value that has changed, or that is gone while texts name it, and what of the site doesn't follow it. */
export const changedValue = z
  .object({
    key: z.string(),
    name: inWords.describe("What staff call it"),
    where: valuePlace.describe("The screen where staff write it"),
    before: inWords.describe("How it read before"),
    now: inWords.nullable().describe("How it reads now; null when there is no such value any more"),
    changedAt: z.iso.datetime(),
    follows: z.int().describe("How many resources name it, and so follow it by themselves"),
    places: z.array(place).describe("What still has the old value written out"),
  })
  .meta({ id: "ChangedValue" });
export type ChangedValue = z.infer<typeof changedValue>;
