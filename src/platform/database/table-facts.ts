import type { Tables } from "./database.ts";

/** Facts about a table. The tables of kinds need none. */
export interface TableFacts {
  /** A few words for the operating guide. */
  holds: string;
  /** A few words for the operating guide. */
  kept: string;
  /** Whose personal data the table may have. Guests' data is exported and erased with their messages. */
  person?: "guests" | "staff";
  /** Archives leave out short-lived and derived data. */
  isMomentary?: true;
}

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    tables?: { readonly [Name in keyof Tables]?: TableFacts };
  }
}
