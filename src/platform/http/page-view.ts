import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    countViews?: (context: Context) => { count: CountView; stop(): Promise<void> };
  }
}

export type CountView = (target: string, asker: ClientHints) => void;

export interface ClientHints {
  userAgent: string | null | undefined;
  /** The header Sec-Purpose, which browsers send when they prefetch a page. */
  purpose: string | null | undefined;
  /** Sec-Fetch-Mode, "navigate" for an opened page. Browsers send it only over TLS and to localhost. */
  fetchMode: string | null | undefined;
}

/** Reads the headers that show who requests a page. Returns undefined for methods other than GET. */
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

const browser = /^Mozilla\//;

/** Matches crawlers and link previews, but not the phone brand Cubot. */
const program = /(?<!cu)bot|crawl|spider|preview|headless|lighthouse|https?:/i;

export function isView({ userAgent, purpose, fetchMode }: ClientHints): boolean {
  return (
    !purpose &&
    (!fetchMode || fetchMode === "navigate") &&
    !!userAgent &&
    browser.test(userAgent) &&
    !program.test(userAgent)
  );
}
