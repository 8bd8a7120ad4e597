import type { Tables } from "./database.ts";

/** What happens to a table's rows. Only the tables of kinds have no such facts. */
export interface TableFacts {
  /** Its content in a few words, for the operating guide. */
  holds: string;
  /** How long a row stays, in a few words. */
  kept: string;
  /** Whose personal data it may have. A guest's data are exported and erased with their messages. */
  person?: "guests" | "staff";
  /** True for short-lived data, and for data that can be generated again. No archive has them. */
  isMomentary?: true;
}

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The tables besides those of its kinds. */
    tables?: { readonly [Name in keyof Tables]?: TableFacts };
  }
}
