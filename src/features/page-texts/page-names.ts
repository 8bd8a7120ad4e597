import { pageNamesText } from "#messages/page-texts";
import type { Language } from "#src/i18n/language.ts";

/** A page's name inside a sentence: without the place where menus may break it. */
export function pageNameIn(language: Language, page: TextPageName): string {
  return pageNamesText[language][page].replaceAll("\u00ad", "");
}

/** A page that has a text of its own. */
export type TextPageName = keyof typeof pageNamesText.nb;
