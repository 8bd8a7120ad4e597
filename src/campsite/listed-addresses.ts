import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** The addresses that the feature adds to the sitemap. The addresses of pages are there already. */
    listedAddresses?: ListedAddresses;
  }
}

export interface Listed {
  paths: Partial<Record<Language, string>>;
  /** The time of the last change that guests can see. */
  lastChange?: string;
}

/** Addresses for the sitemap, in parts, because their number can grow. Each part becomes a sitemap file. */
export interface ListedAddresses {
  countParts(context: Context): Promise<number>;
  /** @param part counted from 1 */
  listPart(context: Context, part: number): Promise<Listed[]>;
  /** Returns the next time at which an address appears or disappears by itself, such as an article's address. */
  findChange(context: Context): Promise<Temporal.Instant | undefined>;
}
