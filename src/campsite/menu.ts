/* Lists the pages in the guests' menu, in the order of the menu. */

/** The pages with an entry of their own in the menu. They follow the home page and the drop-down. */
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
