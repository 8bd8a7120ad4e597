import { z } from "zod";

/** The path of the pages that preview links show. The token follows, and then the path of a page. */
export const previewPath = "/preview";

export const linkDays = [1, 7, 30] as const;

export const newPreviewLink = z.object({
  days: z.literal(linkDays).describe("The days until the link ends"),
});

const until = z.iso.datetime().describe("The time at which the link ends");

export const addedPreviewLink = z
  .object({ id: z.int(), url: z.url().describe("The link, which no later response contains"), until })
  .meta({ id: "NewPreviewLink" });

export const previewLink = z
  .object({
    id: z.int(),
    until,
    createdAt: z.iso.datetime(),
    openings: z
      .int()
      .describe("How often the link was opened in a browser. No other data about visitors is stored"),
    userName: z.string().nullable().describe("The person who made the link"),
  })
  .meta({ id: "PreviewLink" });
export type PreviewLink = z.infer<typeof previewLink>;
