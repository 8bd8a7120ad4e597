import { z } from "zod";

/** Without any property it matches the whole list. */
export interface Narrowing {
  /** Each search word matches the start of a word or its last part: "vogn" also matches "campingvogn". */
  search?: string | undefined;
  state?: string | undefined;
  untranslated?: boolean | undefined;
}

/** A comparison that the database can make. Booleans are stored as 1 and 0. */
export type Condition = readonly [field: string, is: "=" | "<=" | ">", value: string | number];

/** The conditions of each state. @param now an instant as it is stored */
export type States = Readonly<Record<string, (now: string) => readonly Condition[]>>;

export interface ListCounts {
  all: number;
  states: Record<string, number>;
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
