import type { TextPageName } from "./page-names.ts";

/** TABLE  the pages whose text guests need first: setting up a new site asks for these, in this order. */
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

/** Whether setting up asks for a page's text. */
export const isFirst = (page: string): boolean => (firstPages as readonly string[]).includes(page);
