import type { Language } from "#src/i18n/language.ts";

/** What staff read at a field whose value is wrong. */
type FaultWords = Readonly<Record<Language, string>>;

/**
 * Gives a schema's own rule the words that staff read: `.refine(isRight, { error: "for the API", params: faultWords({
 * nb: …, en: …, de: … }) })`.
 */
export const faultWords = (words: FaultWords) => ({ faultWords: words });

/** The words that `faultWords` gave; undefined when it gave none. */
export const saidToStaff = (params: Record<string, unknown> | undefined) =>
  params?.["faultWords"] as FaultWords | undefined;
