import { z } from "zod";
import { freeAmounts } from "#src/campsite/now/free-amount.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { IconName } from "#src/ui/icon.tsx";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The feature's parts of “right now”, first by level, then by ascending `place`. */
    now?: readonly { place: number; read: NowReader }[];
  }
}

/** The levels in ascending order. Yellow, orange and red are MET's levels. Red also means that guests must act. */
const levels = ["ordinary", "unusual", "yellow", "orange", "red"] as const;

/** The name of an icon. The ending "-off" strikes the icon through. */
type NowIcon = "warning" | IconName | `${IconName}-off`;

export const nowPart = z
  .object({
    name: z.string().describe("The subject, such as reception. Several parts may have the same name"),
    place: z
      .enum(["head", "figures", "free", "lines"])
      .describe(
        "The part's place: beside the heading, as a figure in the table, in the row of free pitches, or as a line of text",
      ),
    level: z.enum(levels),
    icon: z
      .string()
      .nullable()
      .describe("The name of the part's icon. The ending -off means that the icon is struck through"),
    title: z.string().describe("A figure's label, or the beginning of a line"),
    value: z.string().nullable().describe("The figure, or the availability in words"),
    text: z
      .string()
      .nullable()
      .describe("The text after the figure, such as “forecast”, or the end of the line"),
    quote: z.string().nullable().describe("A quoted text of another source"),
    language: z.enum(languages).describe("The language of the texts"),
    link: z
      .object({ href: z.string(), words: z.string() })
      .nullable()
      .describe("The target and text of the part's link"),
    isOpen: z
      .boolean()
      .nullable()
      .describe("True while the subject is open. Null for a subject without opening hours"),
    free: z.enum(freeAmounts).nullable().describe("Today's availability as entered by staff"),
    source: z
      .enum(["met", "entur", "demo"])
      .nullable()
      .describe(
        "The source of the data. Clients must credit `met` (MET Norway) and `entur`. `demo` stands for made-up data",
      ),
    isInBanner: z.boolean().describe("True when the part is also in the banner of every page"),
  })
  .meta({ id: "NowPart" });
export type NowPart = z.infer<typeof nowPart> & { icon: NowIcon | null };

export function partOf(
  part: Pick<NowPart, "name" | "place" | "title" | "language"> & Partial<NowPart>,
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
  return { level: "ordinary", isInBanner: false, ...nothing, ...part };
}

const rank = ({ level }: NowPart): number => levels.indexOf(level);

export const isUnusual = (part: NowPart): boolean => part.level !== "ordinary";

export const sortBySeverity = (parts: readonly NowPart[]): NowPart[] =>
  parts.toSorted((one, other) => rank(other) - rank(one));

export interface NowReading {
  parts: NowPart[];
  changesAt: Temporal.Instant | undefined;
}

/** Reads a feature's parts of “right now”. A reader sends no requests to other services. */
export type NowReader = (context: Context, language: Language) => Promise<NowReading>;
