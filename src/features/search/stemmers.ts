import { stemmer as stemEnglish } from "@orama/stemmers/english";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import { stemmer as stemNorwegian } from "@orama/stemmers/norwegian";
import type { Translated } from "#src/i18n/language.ts";

/** Snowball's stemmers. Each stemmer takes a word in lower case. */
export const stemmers: Translated<(word: string) => string> = {
  nb: stemNorwegian,
  en: stemEnglish,
  de: stemGerman,
};
