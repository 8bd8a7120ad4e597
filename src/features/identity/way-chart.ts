import { z } from "zod";
import { inEveryLanguage } from "#src/i18n/language.ts";

/**
 * What stands on the drawn chart of the way, which leads from a road by the sea through two towns: names, the same in
 * every language, and what it shows in words. A campsite that the drawing doesn't lead to has none.
 */
export const wayChart = z.object({
  /** Where the drawing leads, in degrees; the chart isn't shown of a campsite elsewhere. */
  leadsTo: z.object({ latitude: z.number(), longitude: z.number() }),
  names: z.object({
    road: z.string(),
    town: z.string(),
    nearestTown: z.string(),
    village: z.string(),
    distance: z.string(),
    fjord: z.string(),
    sea: z.string(),
  }),
  shows: z.object(inEveryLanguage(() => z.string())),
});
export type WayChart = z.infer<typeof wayChart>;
