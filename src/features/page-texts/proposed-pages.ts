import type { TextPageName } from "./page-names.text.ts";

/** TABLE  the pages that a new site proposes a text for, the ones that guests need first before the others. */
export const proposedPages = [
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
export type ProposedPage = (typeof proposedPages)[number];

/** Whether a text is proposed for a page. */
export const isProposed = (page: string): page is ProposedPage =>
  (proposedPages as readonly string[]).includes(page);
