/** The kinds of days that the stand-in of MET and Entur simulates. A `usual` day has random weather. */
export const days = ["usual", "storm", "fire-ban", "calm", "winter"] as const;
export type Day = (typeof days)[number];
