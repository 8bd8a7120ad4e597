import type { Tables } from "./database.ts";

/** Facts about a table that belongs to no kind. */
export interface TableFacts {
  holds: string;
  /** The time for which rows are kept, in a few words for the operating guide. */
  kept: string;
  /** The people whose personal data the table may contain. Guests' data is exported and erased with their messages. */
  person?: "guests" | "staff";
  /** True for short-lived or derived data, which archives leave out. */
  isMomentary?: true;
}

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    tables?: { readonly [Name in keyof Tables]?: TableFacts };
  }
}
