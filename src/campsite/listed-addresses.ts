import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Addresses of the sitemap besides those of pages. */
    listedAddresses?: ListedAddresses;
  }
}

export interface Listed {
  paths: Partial<Record<Language, string>>;
  /** The time of the last change that guests can see. */
  lastChange?: string;
}

/** Addresses that grow in number. Each part makes one sitemap file. */
export interface ListedAddresses {
  /** At least 1. */
  countParts(context: Context): Promise<number>;
  /** @param part counted from 1 */
  listPart(context: Context, part: number): Promise<Listed[]>;
  /** Finds the moment at which an address is added without a write. */
  findChange(context: Context): Promise<Temporal.Instant | undefined>;
}
