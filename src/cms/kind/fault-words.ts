import type { Language } from "#src/i18n/language.ts";

type FaultWords = Readonly<Record<Language, string>>;

/** Adds a rule's message for staff: `.refine(isRight, { error: "for the API", params: faultWords({ … }) })`. */
export const faultWords = (words: FaultWords) => ({ faultWords: words });

export const faultWordsIn = (params: Record<string, unknown> | undefined) =>
  params?.["faultWords"] as FaultWords | undefined;
