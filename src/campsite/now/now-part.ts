import { z } from "zod";
import { freeAmounts } from "#src/features/prices/free-pitches/pitch.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { IconName } from "#src/ui/icon.tsx";

/** Ascending levels. Yellow, orange and red are MET Norway's; red is also for things that guests must act on. */
const levels = ["ordinary", "unusual", "yellow", "orange", "red"] as const;

/** A warning triangle, or an icon that may be struck through. */
type NowIcon = "warning" | IconName | `${IconName}-off`;

export const nowPart = z
  .object({
    name: z.string().describe("What it is about, as reception; several parts may share a name"),
    place: z
      .enum(["head", "figures", "free", "lines"])
      .describe(
        "How it is shown: beside the heading, as a figure in the table, in the row of what is free, or as a line of words",
      ),
    level: z.enum(levels),
    icon: z.string().nullable().describe("Its pictogram; one that ends in -off is struck through"),
    title: z.string().describe("A figure's label, or how a line begins"),
    value: z.string().nullable().describe("The figure, or how much is free in words"),
    text: z.string().nullable().describe("What follows: a figure's nature, as forecast, or the line's end"),
    quote: z.string().nullable().describe("Somebody else's words, as they wrote them"),
    language: z.enum(languages).describe("The language of the words"),
    link: z.object({ href: z.string(), words: z.string() }).nullable().describe("Where it leads"),
    isOpen: z.boolean().nullable().describe("For what opens and closes"),
    free: z.enum(freeAmounts).nullable().describe("How much of this is free today, as staff have said"),
    source: z
      .enum(["met", "entur", "demo"])
      .nullable()
      .describe("MET Norway or Entur, whose name is to be given, or a stand-in of their services: made up"),
    isInBanner: z.boolean().describe("Whether it also stands in the banner of every page"),
  })
  .meta({ id: "NowPart" });
export type NowPart = z.infer<typeof nowPart> & { icon: NowIcon | null };

/** Returns a part with defaults for the fields that aren't given. */
export function partOf(
  said: Pick<NowPart, "name" | "place" | "title" | "language"> & Partial<NowPart>,
): NowPart {
  const nothing = {
    icon: null,
    value: null,
    text: null,
    quote: null,
    link: null,
    isOpen: null,
    free: null,
    source: null,
  };
  return { level: "ordinary", isInBanner: false, ...nothing, ...said };
}

const rank = ({ level }: NowPart): number => levels.indexOf(level);

export const isUnusual = (part: NowPart): boolean => part.level !== "ordinary";

/** Sorts by level, the most serious first; parts of the same level keep their order. */
export const heaviestFirst = (parts: readonly NowPart[]): NowPart[] =>
  parts.toSorted((one, other) => rank(other) - rank(one));

export interface NowReading {
  parts: NowPart[];
  changesAt: Temporal.Instant | undefined;
}

/** Reads a feature's parts in a language, without anything unknown. It never sends a request to another service. */
export type NowReader = (context: Context, language: Language) => Promise<NowReading>;
