import type { Language } from "#src/i18n/language.ts";

/** One resource in the languages of the site. Norwegian is the source. */
export type Translated<T> = Record<Language, T>;
