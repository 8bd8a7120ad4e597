import { adminText, screenSearchWordsText } from "#messages/admin";
import { rowNames } from "#src/cms/staff/places/places.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

export interface NamedScreen {
  name: string;
  /** The purpose of the screen. Omitted when the name is clear enough. */
  what?: string;
  /** Other words that people use for the screen, including colloquial words. */
  searchWords: string;
  to: string;
}

export function screensIn(language: Language): NamedScreen[] {
  const { screens } = adminText[language];
  const searchWords = screenSearchWordsText[language];
  const rows = rowNames(language);
  const names = (Object.keys(searchWords) as (keyof typeof searchWords)[]).map((key) => ({
    name: screens[key],
    searchWords: searchWords[key],
    to: staffAddresses[key],
  }));
  return [...names, ...rows];
}
