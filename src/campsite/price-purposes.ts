/** The purpose of a group of prices. By it, pages find the group that they show. */
export const purposes = ["day", "seasonal", "cabin", "sanitary", "other"] as const;
export type Purpose = (typeof purposes)[number];
