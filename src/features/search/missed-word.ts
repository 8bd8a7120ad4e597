import { z } from "zod";

/** Words that guests searched for without a result. */
export const missedWord = z
  .object({
    words: z.string(),
    count: z
      .int()
      .positive()
      .describe("The number of searches, at most one for each block of IP addresses and day"),
    last: z.iso.date().describe("The day of the last search, in Oslo"),
  })
  .meta({ id: "MissedWord" });
export type MissedWord = z.infer<typeof missedWord>;
