/** The landscapes that the house has drawn its views in. */
export const landscapes = ["sea", "lake", "forest", "mountain", "field"] as const;
export type Landscape = (typeof landscapes)[number];
