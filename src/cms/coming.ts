import type { Coming } from "./kind-overview.ts";

/** The maximum number of scheduled changes on the start screen of the staff area. */
export const maxComing = 10;

export const listNext = (coming: readonly Coming[]): Coming[] =>
  coming.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, maxComing);
