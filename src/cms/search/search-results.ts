import { z } from "zod";
import { kindNamesWithHistory } from "#src/cms/kinds.ts";
import { searchWords } from "#src/i18n/list-filter-query.ts";

export const everywhereQuery = z.object({ search: searchWords.optional() });

export const foundGroup = z.object({
  kind: z.enum(kindNamesWithHistory),
  items: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string().describe("The resource's name for staff. Empty for a single resource"),
      text: z.string().describe("The text around the match, or the beginning of the text"),
      path: z.string().optional().describe("The field with the match, if it isn’t the name"),
    }),
  ),
  isMore: z.boolean().describe("True when the kind has a list with more results"),
});
export type FoundGroup = z.infer<typeof foundGroup>;
export type Found = FoundGroup["items"][number];

export const foundEverywhere = z.object({ groups: z.array(foundGroup) }).meta({ id: "FoundEverywhere" });
export type FoundEverywhere = z.infer<typeof foundEverywhere>;
