import type { PageName } from "#src/i18n/addresses.ts";

/** The parts of the menu in which staff can place a new own page. */
export const menuGroups = ["information", "main"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/**
 * TABLE  the fixed pages that can be in the menu, in the order of a new site's menu. The home page is always
 * first, and isn't in this list.
 */
export const menuPages = {
  prices: "information",
  seasonal: "information",
  day: "information",
  cabins: "information",
  sanitary: "information",
  sitemap: "information",
  news: "information",
  activities: "information",
  documents: "information",
  questions: "information",
  aboutUs: "information",
  emergency: "information",
  topUp: "information",
  feedback: "information",
  guests: "main",
  webcam: "main",
  gallery: "main",
  contactUs: "main",
  // The menu never shows the page of events, but staff can switch the page off.
  events: "outside",
} as const satisfies { [Name in PageName]?: MenuGroup | "outside" };
export type MenuPageName = keyof typeof menuPages;

/** TABLE  the pages of the menu that guests must always find. Staff can move them, but not hide them. */
export const lockedPages: ReadonlySet<string> = new Set<MenuPageName>(["contactUs", "emergency"]);

/** TABLE  the pages that belong to another page, and that are switched off together with that page. */
export const parentPages: { readonly [Name in PageName]?: MenuPageName } = {
  article: "news",
  newsYear: "news",
  galleryPart: "gallery",
  photo: "gallery",
  fit: "sitemap",
};

/** Returns the pages that are never in the menu, and the pages that the settings remove from the stored menu. */
export const pagesWithoutSwitch = (settings: {
  enableCPay: boolean;
  enableFeedback: boolean;
}): ReadonlySet<string> =>
  new Set<MenuPageName>([
    "events",
    ...(settings.enableCPay ? [] : (["topUp"] as const)),
    ...(settings.enableFeedback ? [] : (["feedback"] as const)),
  ]);
