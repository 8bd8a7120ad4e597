import { z } from "zod";
import { inEveryLanguage } from "#src/i18n/language.ts";

/**
 * The texts of the drawn route map, which leads from a road by the sea through two towns. The names are the same in
 * all languages; `shows` describes the map. Only the campsite that the map was drawn for has them.
 */
export const wayChart = z.object({
  /** The position that the map leads to, in degrees. The map isn't shown for a campsite elsewhere. */
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
