import type { TextPageName } from "#src/i18n/names/page-names.ts";

/** TABLE  the pages that guests need first. The set-up screen asks for the page texts in this order. */
export const firstPages = [
  "home",
  "guests",
  "contactUs",
  "emergency",
  "day",
  "seasonal",
  "cabins",
  "aboutUs",
  "privacyPolicy",
] as const satisfies readonly TextPageName[];

export const isFirstPage = (page: string): boolean => (firstPages as readonly string[]).includes(page);
