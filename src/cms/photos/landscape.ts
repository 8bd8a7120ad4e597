export const landscapes = ["sea", "lake", "forest", "mountain", "field"] as const;
export type Landscape = (typeof landscapes)[number];
