import type { Language } from "#src/i18n/language.ts";

/** What is wrong with a value, as staff are told it at the field. */
type FaultWords = Readonly<Record<Language, string>>;

/** What a schema's own rule says to staff: `.refine(isRight, { error: "for the API", params: faultWords({ nb: …, en: …, de: … }) })`. */
export const faultWords = (words: FaultWords) => ({ faultWords: words });

/** What was said that way; undefined where nothing was. */
export const saidToStaff = (params: Record<string, unknown> | undefined) =>
  params?.["faultWords"] as FaultWords | undefined;
