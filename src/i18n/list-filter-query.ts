import { z } from "zod";

/* The filters of a staff list: a search, a state and unfinished translations. */

/** The filter of a list. Without any property it matches the whole list. */
export interface Narrowing {
  /** Search words. Each matches words that begin with it; "vogn" also matches "campingvogn", by its ending. */
  search?: string | undefined;
  /** One of the kind's states. */
  state?: string | undefined;
  /** Only resources with a missing or outdated translation. */
  untranslated?: boolean | undefined;
}

/** A comparison that the database can make. Booleans are stored as 1 and 0. */
export type Condition = readonly [field: string, is: "=" | "<=" | ">", value: string | number];

/** The conditions of each state. @param now an instant as it is stored */
export type States = Readonly<Record<string, (now: string) => readonly Condition[]>>;

/** The numbers of resources that match a search. */
export interface ListCounts {
  all: number;
  /** The number in each state. */
  states: Record<string, number>;
  /** The number in the requested state that have a missing or outdated translation. */
  untranslated: number;
}

export const searchWords = z
  .string()
  .trim()
  .max(100)
  .refine((text) => !text.includes("\0"), "must not contain a NUL character")
  .describe(
    "Only resources in which each of these begins a word, or the last part of a compound; ø is also found as o and oe",
  );
