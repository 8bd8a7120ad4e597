/* The pages in the guests' menu. Each list has the order of the menu. */

/** The pages with an entry of their own in the menu. These entries follow the home page and the drop-down. */
export const mainPages = ["guests", "webcam", "gallery", "contactUs"] as const;

/** The pages in the drop-down of the menu. */
export const informationPages = [
  "prices",
  "seasonal",
  "day",
  "cabins",
  "sanitary",
  "sitemap",
  "news",
  "activities",
  "documents",
  "questions",
  "aboutUs",
  "emergency",
] as const;

/** The parts of the menu that can have own pages. */
export const menuGroups = ["information", "main"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Inserts own pages at their positions, counted from 1. */
export const withOwnPages = <Fixed, Own extends { position: number }>(
  fixed: readonly Fixed[],
  own: readonly Own[],
): (Fixed | Own)[] =>
  own
    .toSorted((one, other) => one.position - other.position)
    .reduce<(Fixed | Own)[]>((all, page) => all.toSpliced(page.position - 1, 0, page), [...fixed]);
