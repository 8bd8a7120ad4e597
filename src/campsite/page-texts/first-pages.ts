import type { TextPageName } from "#src/i18n/names/page-names.ts";

/** TABLE  the pages whose texts guests need first. The setup asks for them in this order. */
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

/** True for a page whose text the setup asks for. */
export const isFirst = (page: string): boolean => (firstPages as readonly string[]).includes(page);
