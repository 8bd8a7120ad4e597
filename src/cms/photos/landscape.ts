/** The landscapes for which drawings exist. */
export const landscapes = ["sea", "lake", "forest", "mountain", "field"] as const;
export type Landscape = (typeof landscapes)[number];
