/** Every kind of resource that staff write, by the name of its table. */
export const kindNames = [
  "message",
  "article",
  "photo",
  "priceList",
  "websiteSettings",
  "identity",
  "pageText",
  "faq",
  "link",
  "event",
  "document",
  "contentBlock",
  "sanitaryBuilding",
  "cardStep",
  "camera",
] as const;
export type KindName = (typeof kindNames)[number];

/** What history tells of: those, and what guests have sent. */
export const kindsWithHistory = [...kindNames, "feedback"] as const;
