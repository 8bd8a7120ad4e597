import type { Language } from "#src/i18n/language.ts";

/** The languages in which tests spell out expected texts. A new language needs no change here. */
export const exampleLanguages = ["nb", "en", "de"] as const satisfies readonly Language[];
