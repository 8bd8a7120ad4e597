/** The kinds of days that the stand-in makes up; `usual` is what chance gives. */
export const days = ["usual", "storm", "fire-ban", "calm", "winter"] as const;
export type Day = (typeof days)[number];
