import type { Language } from "#src/i18n/language.ts";

type FaultWords = Readonly<Record<Language, string>>;

/**
 * Gives a schema's rule a message for staff:
 * `.refine(isRight, { error: "for the API", params: faultWords({ nb: …, en: …, de: … }) })`.
 */
export const faultWords = (words: FaultWords) => ({ faultWords: words });

export const faultWordsIn = (params: Record<string, unknown> | undefined) =>
  params?.["faultWords"] as FaultWords | undefined;
