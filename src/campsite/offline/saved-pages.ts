import type { TextPageName } from "#src/i18n/names/page-names.ts";

/** TABLE  the pages that guests can save on their phone, most urgent first. */
export const savedPages = [
  "emergency",
  "guests",
  "sitemap",
  "documents",
  "prices",
  "contactUs",
  "questions",
  "accessibility",
] as const satisfies TextPageName[];
