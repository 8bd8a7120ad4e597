/** The kinds of days that the stand-in simulates. A `usual` day has random weather. */
export const days = ["usual", "storm", "fire-ban", "calm", "winter"] as const;
export type Day = (typeof days)[number];
