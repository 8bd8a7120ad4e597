import { z } from "zod";
import { inEveryLanguage } from "#src/i18n/language.ts";

/** The texts of a drawn route map, which belongs to a single campsite. The names are the same in all languages. */
export const wayChart = z.object({
  /** The position of the campsite for which the map is drawn, in degrees. A campsite elsewhere doesn't show the map. */
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
