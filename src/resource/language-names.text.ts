import type { Language } from "#src/i18n/language.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** What each language is called in the others, as a word of its own. */
export const languageNames = defineTexts<Record<Language, string>>({
  nb: { nb: "Norsk", en: "Engelsk", de: "Tysk" },
  en: { nb: "Norwegian", en: "English", de: "German" },
  de: { nb: "Norwegisch", en: "Englisch", de: "Deutsch" },
});
