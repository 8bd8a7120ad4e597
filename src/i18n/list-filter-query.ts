import { z } from "zod";

/** The filters of a staff list. Without filters, the list has all resources. */
export interface ListFilter {
  /** The search words. `searchWords` describes which words they match: "vogn" also matches "campingvogn". */
  search?: string | undefined;
  state?: string | undefined;
  untranslated?: boolean | undefined;
}

/** A comparison of a field with a value. Booleans are stored as 1 and 0. */
type Comparison =
  | readonly [field: string, is: "=" | "<=" | ">", value: string | number]
  | readonly [field: string, is: "is", value: null];

/** A comparison, or a list of comparisons. At least one comparison of the list must be true. */
export type Condition = Comparison | { readonly any: readonly Comparison[] };

/** Maps each state to its conditions. All conditions must be true. @param now an instant in ISO 8601 in UTC */
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
    "Only resources with every search word. A search word matches the beginning of a word, or the beginning of an ending with at least four letters: `vogn` finds `campingvogn`. The letters o and oe also find ø",
  );
