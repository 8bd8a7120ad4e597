import type { Language } from "#src/i18n/language.ts";

type FaultWords = Readonly<Record<Language, string>>;

/**
 * Adds a message for staff to the rule of a schema:
 * `.refine(isRight, { error: "for the API", params: faultWords({ nb: …, en: …, de: … }) })`.
 */
export const faultWords = (words: FaultWords) => ({ faultWords: words });

export const faultWordsIn = (params: Record<string, unknown> | undefined) =>
  params?.["faultWords"] as FaultWords | undefined;
