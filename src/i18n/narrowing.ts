import { z } from "zod";

/*
 * What a staff list can be narrowed to: what a search finds, a state, what isn't translated.
 */

/** Which part of a list is wanted; all of it where nothing is said. */
export interface Narrowing {
  /** Words that each begin a word of the resource, or an end of one. */
  search?: string | undefined;
  /** One of the kind's states. */
  state?: string | undefined;
  /** Only what has a translation that is missing or outdated. */
  untranslated?: boolean | undefined;
}

/** How a field is, as a database can compare it: yes and no are 1 and 0. */
export type Condition = readonly [field: string, is: "=" | "<=" | ">", value: string | number];

/** What holds of a resource in each state. @param now an instant, as it is stored */
export type States = Readonly<Record<string, (now: string) => readonly Condition[]>>;

/** How many resources a search finds. */
export interface ListCounts {
  all: number;
  /** How many of them are in each state. */
  states: Record<string, number>;
  /** How many in the asked state have a translation that is missing or outdated. */
  untranslated: number;
}

/** The words of a search, as a query has them. */
export const searchWords = z
  .string()
  .trim()
  .max(100)
  .refine((text) => !text.includes("\0"), "must not contain a NUL character")
  .describe(
    "Only what has words that begin, or end in what begins, with each of these; ø is found as o and oe, and so on",
  );
