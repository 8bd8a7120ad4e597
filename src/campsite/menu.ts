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
