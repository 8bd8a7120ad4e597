/** A page finds its group of prices by the purpose. */
export const purposes = ["day", "seasonal", "cabin", "sanitary", "other"] as const;
export type Purpose = (typeof purposes)[number];
