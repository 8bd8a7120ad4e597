import type { Language } from "./language.ts";

/**
 * Declares the texts of one part of the site. The Norwegian texts come first and give the type: the other languages
 * must have the same texts with the same parameters.
 * @returns the texts by language: `texts[language].title`
 */
export function defineTexts<Words>(
  words: { nb: Words } & Record<Exclude<Language, "nb">, NoInfer<Words>>,
): Record<Language, Words> {
  return words;
}
