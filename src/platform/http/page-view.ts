import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Starts counting page views. */
    countViews?: (context: Context) => { count: CountView; stop(): Promise<void> };
  }
}

/** Called for each response that may be a page view. */
export type CountView = (target: string, asker: ClientHints) => void;

/** The headers that distinguish a page view from other requests. */
export interface ClientHints {
  userAgent: string | null | undefined;
  /** Sec-Purpose: set for prefetched pages. */
  purpose: string | null | undefined;
  /** Sec-Fetch-Mode: "navigate" when a page is opened. Browsers omit it without TLS. */
  fetchMode: string | null | undefined;
}

/** @param field reads a request header by its lower-case name @returns undefined unless the method is GET */
export function clientHintsOf(
  method: string | undefined,
  field: (name: string) => string | null | undefined,
): ClientHints | undefined {
  if (method !== "GET") return undefined;
  return {
    userAgent: field("user-agent"),
    purpose: field("sec-purpose"),
    fetchMode: field("sec-fetch-mode"),
  };
}

/** Every browser's user agent begins like this. */
const browser = /^Mozilla\//;

/** Words in the user agents of crawlers and link previews. Cubot is a phone brand. */
const program = /(?<!cu)bot|crawl|spider|preview|headless|lighthouse|https?:/i;

/** True when the headers indicate that a person opens the page in a browser. */
export function isView({ userAgent, purpose, fetchMode }: ClientHints): boolean {
  return (
    !purpose &&
    (!fetchMode || fetchMode === "navigate") &&
    !!userAgent &&
    browser.test(userAgent) &&
    !program.test(userAgent)
  );
}
