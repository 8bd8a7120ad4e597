import { pageNamesText } from "#messages/page-texts";
import { address, addresses, findPage, type PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";

/** TABLE  pages to which staff can't redirect an old address. */
const leftOut: readonly PageName[] = ["offline", "login"];

export interface PageTarget {
  to: string;
  name: string;
}

/** Returns the pages to which staff can redirect an old address, with their names in the pages' language. */
export function pageTargets(language: Language): PageTarget[] {
  const names: Partial<Record<PageName, string>> = pageNamesText[language];
  return (Object.keys(names) as PageName[])
    .filter((page) => !leftOut.includes(page) && !addresses[page][0].includes("{"))
    .map((page) => ({ to: address(page as "home", language), name: names[page]! }));
}

export function targetName(to: string, title: string | null | undefined): string {
  if (title) return title;
  const page = findPage(to.split("#")[0]!);
  const names: Partial<Record<PageName, string>> = page ? pageNamesText[page.language] : {};
  return (page && names[page.name]) ?? to.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}
