import type { Language } from "./language.ts";

/**
 * Declares the words of one part of the site. Norwegian is written first and gives the shape;
 * the other languages must have every text that it has, with the same parameters.
 * @returns the words by language: `texts[language].title`
 */
export function defineTexts<Words>(
  words: { nb: Words } & Record<Exclude<Language, "nb">, NoInfer<Words>>,
): Record<Language, Words> {
  return words;
}
