/** The purpose of a group of prices. Pages find the group they show by it. */
export const purposes = ["day", "seasonal", "cabin", "sanitary", "other"] as const;
export type Purpose = (typeof purposes)[number];
