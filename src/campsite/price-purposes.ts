/** The purposes of rate groups. A page finds its rate groups by their purpose. */
export const purposes = ["day", "seasonal", "cabin", "sanitary", "other"] as const;
export type Purpose = (typeof purposes)[number];
