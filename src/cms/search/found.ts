import { z } from "zod";
import { kindNamesWithHistory } from "#src/cms/kinds.ts";
import { searchWords } from "#src/i18n/narrowing.ts";

export const everywhereQuery = z.object({ search: searchWords.optional() });

export const foundGroup = z.object({
  kind: z.enum(kindNamesWithHistory),
  items: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string().describe("What staff know it by; blank where there is only one"),
      text: z.string().describe("Words of it that the search finds, or its first ones"),
      path: z.string().optional().describe("The field that has them, when that isn’t what it is called"),
    }),
  ),
  isMore: z.boolean().describe("Whether its list has more of them"),
});
export type FoundGroup = z.infer<typeof foundGroup>;
export type Found = FoundGroup["items"][number];

export const foundEverywhere = z.object({ groups: z.array(foundGroup) }).meta({ id: "FoundEverywhere" });
export type FoundEverywhere = z.infer<typeof foundEverywhere>;
