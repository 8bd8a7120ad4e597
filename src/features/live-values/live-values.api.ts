import { z } from "zod";
import { languages, type Language } from "#src/i18n/language.ts";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { readLiveValues } from "./live-values.server.ts";

const inWords = z.object(
  Object.fromEntries(languages.map((language) => [language, z.string()])) as Record<Language, z.ZodString>,
);

const liveValue = z
  .object({
    key: z.string().describe('In a text: `<data value="identity.phone">33 00 12 34</data>`'),
    name: inWords.describe("What staff call it"),
    words: inWords.describe("How it reads in a sentence now"),
    where: z.object({ name: inWords, screen: z.string() }).describe("The screen where staff write it"),
  })
  .meta({ id: "LiveValue" });

/** GET /livevalues */
export const readLiveValueList = defineStaffCall({
  summary: "The values that texts may name instead of repeating them, as they are now",
  description: "The phone number, the season, the prices that guests see. A text that names one follows it.",
  answer: z.array(liveValue),
  async handle(context) {
    const values = await readLiveValues(context);
    return [...values.values()].map(({ key, name, words, where }) => ({ key, name, words, where }));
  },
});
