import { z } from "zod";
import { iconName, requiredText, resourceFields, translationsOf } from "#src/resource/schemas.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import { pageNames, type TextPageName } from "./page-names.text.ts";

const factWords = z.object({ label: requiredText, value: requiredText });

/** Something a guest looks for, to be found at a glance: "Ro" "23–07". */
const fact = factWords.extend({
  icon: iconName,
  translations: translationsOf(factWords),
});

/** As much of a description as search engines show. */
export const descriptionLength = 155;

const pageTextWords = z.object({
  title: requiredText,
  lead: z.string().trim().max(500),
  description: requiredText
    .max(200)
    .describe(`For search engines, at most ${descriptionLength} characters or so`),
  body: z.string().max(65_536).meta({ contentMediaType: "text/html" }),
});

export const pageTextTranslatable: Translatable = {
  words: Object.keys(pageTextWords.shape),
  lists: { facts: { words: Object.keys(factWords.shape) } },
};

/** A page's own text, as staff write it. */
export const pageTextInput = pageTextWords.extend({
  page: z
    .enum(Object.keys(pageNames.nb) as TextPageName[])
    .describe("The page's name; it stays the one that the text was made for"),
  facts: z.array(fact),
  translations: translationsOf(pageTextWords),
});
export type PageTextInput = z.infer<typeof pageTextInput>;

export const pageText = pageTextInput.extend(resourceFields);
export type PageText = z.infer<typeof pageText>;
