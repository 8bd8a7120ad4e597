import { pageNamesText } from "#messages/page-texts";
import type { Language } from "#src/i18n/language.ts";

/** Returns a page's name for menus, without soft hyphens. */
export function pageNameIn(language: Language, page: TextPageName): string {
  return pageNamesText[language][page].replaceAll("\u00ad", "");
}

export type TextPageName = keyof typeof pageNamesText.nb;
