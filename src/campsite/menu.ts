/* The pages in the guests' menu, in its order. */

/** Pages with their own entry in the menu, after the home page and the drop-down. */
export const mainPages = ["guests", "webcam", "gallery", "contactUs"] as const;

/** Pages in the menu's drop-down. */
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
