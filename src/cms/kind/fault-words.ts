import type { Language } from "#src/i18n/language.ts";

/** The message for staff at a field with a wrong value. */
type FaultWords = Readonly<Record<Language, string>>;

/**
 * Gives a schema's rule a message for staff:
 * `.refine(isRight, { error: "for the API", params: faultWords({ nb: …, en: …, de: … }) })`.
 */
export const faultWords = (words: FaultWords) => ({ faultWords: words });

/** Reads the message that `faultWords` stored in a rule's params, if any. */
export const faultWordsIn = (params: Record<string, unknown> | undefined) =>
  params?.["faultWords"] as FaultWords | undefined;
