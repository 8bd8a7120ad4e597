import { z } from "zod";

/** The number of days after an import during which staff can remove all imported content. */
export const removalDays = 30;

/** The maximum number of lines in the report. */
export const maxLines = 500;

const words = z.record(z.string(), z.string());

export const movedInReport = z
  .object({
    source: z.string().nullable().describe("The old site's host; null when nothing was moved in"),
    at: z.iso.datetime().nullable().describe("The start of the last import"),
    counts: z
      .array(z.object({ thing: z.string(), count: z.int().positive() }))
      .describe("How many of each kind are here; `feedback` are guests' messages"),
    lines: z
      .array(
        z.object({
          thing: z.string().describe("The kind, or `call` for a call of the old site that failed"),
          name: z.string(),
          id: z.int().positive().nullable().describe("The id of the resource here"),
          notes: z.array(words).describe("What to look at and why, by language"),
        }),
      )
      .describe(`What staff should look at, at most ${maxLines}`),
    lineCount: z.int().min(0).describe("The number of all lines"),
    ready: z.int().min(0).describe("Next versions that came with the import and aren't published"),
    removableUntil: z.iso
      .datetime()
      .nullable()
      .describe("Until then everything can be removed; null when nothing can"),
  })
  .meta({ id: "MovedInReport" });
export type MovedInReport = z.infer<typeof movedInReport>;

export const movedInPublication = z.object({
  published: z.int().min(0),
  unfinished: z.int().min(0).describe("Next versions that lack something"),
});

export const movedInRemoval = z.object({
  removed: z.int().min(0),
  left: z.int().min(0).describe("Resources that staff have changed, or that others use"),
});
