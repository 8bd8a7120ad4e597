import { z } from "zod";
import { kindLabel, kindNamesWithHistory, type KindWithHistory } from "#src/cms/kinds.ts";
import type { Language } from "#src/i18n/language.ts";
import { movedInText } from "#messages/moving-in";

/** The number of days after an import during which staff can remove all imported content. */
export const removalDays = 30;

/** Returns the time until which staff can remove an import. @param at the start of the import */
export const removalEnd = (at: string) => Temporal.Instant.from(at).add({ hours: removalDays * 24 });

/** The maximum number of lines in the report. */
export const maxLines = 500;

/** True if a line of the report is about a resource, and false if it is about a failed call of the old site. */
export const isKind = (thing: string): thing is KindWithHistory =>
  kindNamesWithHistory.some((name) => name === thing);

export const labelOf = (thing: string, language: Language): string =>
  isKind(thing) ? kindLabel(thing, language) : movedInText[language].call;

const words = z.record(z.string(), z.string());

export const movedInReport = z
  .object({
    source: z.string().nullable().describe("The old site's host. Null before the first import"),
    at: z.iso.datetime().nullable().describe("The start of the last import"),
    counts: z
      .array(z.object({ thing: z.string(), count: z.int().positive() }))
      .describe("The number of imported resources on this site, by kind. `feedback`: guests' messages"),
    lines: z
      .array(
        z.object({
          thing: z.string().describe("The kind of the resource, or `call` for a failed call of the old site"),
          name: z.string(),
          id: z.int().positive().nullable().describe("The id of the resource on this site"),
          notes: z.array(words).describe("The reasons to check the resource, in each language"),
        }),
      )
      .describe(`The resources that staff should check, at most ${maxLines}`),
    lineCount: z.int().min(0).describe("The number of all lines"),
    ready: z.int().min(0).describe("The number of imported next versions that aren't published yet"),
    removableUntil: z.iso
      .datetime()
      .nullable()
      .describe("The end of the time in which staff can remove the import. Null when nothing can be removed"),
  })
  .meta({ id: "MovedInReport" });
export type MovedInReport = z.infer<typeof movedInReport>;

export const movedInPublication = z.object({
  published: z.int().min(0),
  unfinished: z.int().min(0).describe("The number of next versions with a missing or invalid field"),
});

export const movedInRemoval = z.object({
  removed: z.int().min(0),
  left: z
    .int()
    .min(0)
    .describe(
      "The number of resources that stay, because staff have changed them or other resources use them",
    ),
});
