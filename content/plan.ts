import type { z } from "zod";
import type { planKind } from "#src/features/plan/plan.ts";
import { places, type PlacedWords } from "./plan-places.ts";

/** The demo's campsite from above, north up: one unit is half a metre, so that the whole is 376 × 178 m. */
export const plan: Omit<z.input<typeof planKind.input>, "places"> & { places: PlacedWords[] } = {
  measures: { width: 752, height: 356.5, metresPerUnit: 0.5 },
  ground: "site-plan",
  captions: [
    { at: [716, 172], text: "N" },
    { at: [626, 340], text: "0" },
    { at: [726, 340], text: "50\u00a0m" },
  ],
  // prettier-ignore
  soundings: [
    [66, 284, 2], [344, 262, 1], [466, 262, 1], [571, 280, 2],
    [30, 306, 5], [214, 300, 4], [300, 304, 6], [398, 292, 5], [588, 309, 7], [664, 303, 5],
    [104, 342, 12], [238, 332, 14], [420, 332, 13], [580, 346, 16], [386, 350, 17], [266, 354, 19],
    [60, 392, 21], [160, 440, 27], [380, 402, 24], [520, 432, 31], [706, 386, 26],
  ],
  // prettier-ignore
  areas: [
    { name: "A", kind: "season", ampere: 16, size: [9, 10], sign: [101, 50], rows: [{ from: 1, count: 12, corner: [92, 61] }, { from: 13, count: 12, corner: [92, 95] }] },
    { name: "B", kind: "season", ampere: 16, size: [9, 10], sign: [345, 50], rows: [{ from: 1, count: 10, corner: [336, 61] }, { from: 11, count: 10, corner: [336, 95] }] },
    { name: "C", kind: "season", ampere: 16, size: [9, 10], sign: [101, 125], rows: [{ from: 1, count: 12, corner: [92, 135] }, { from: 13, count: 12, corner: [92, 169] }] },
    { name: "D", kind: "day", ampere: 10, size: [8, 10], sign: [673, 217], rows: [{ from: 1, count: 9, corner: [516, 207] }] },
    { name: "E", kind: "day", ampere: 10, size: [8, 10], sign: [618, 71], rows: [{ from: 1, count: 3, corner: [556, 61] }, { from: 4, count: 5, corner: [556, 95] }] },
  ],
  places,
};
