import type { Coming } from "./kind-overview.ts";

/** The maximum number of scheduled changes on staff's start screen. */
export const maxComing = 10;

export const listNext = (coming: readonly Coming[]): Coming[] =>
  coming.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, maxComing);
