/** Every kind of thing that staff write, by the name of its table. */
export const thingNames = [
  "message",
  "article",
  "photo",
  "annualRates",
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
export type ThingName = (typeof thingNames)[number];

/** What history tells of: those, and what guests have sent. */
export const namesWithHistory = [...thingNames, "feedback"] as const;
