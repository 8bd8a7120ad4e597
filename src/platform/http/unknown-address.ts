import type { Context } from "#src/platform/context.ts";
import type { ClientHints } from "./page-view.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Finds a redirect, if any, for an address without a page or file, or for the home page with a query. */
    redirectUnknown?: (context: Context, url: URL) => Promise<UnknownRedirect | undefined>;
    countUnknown?: (context: Context) => { count: CountUnknown; stop(): Promise<void> };
  }
}

export interface UnknownRedirect {
  id: number;
  /** The path or address to go to. Undefined when the page is permanently gone. */
  location: string | undefined;
  status: number;
}

export interface UnknownRequest {
  url: URL;
  /** The id of the redirect that answered the request. */
  redirect: number | undefined;
  referrer: string | null;
  asker: ClientHints;
}

export type CountUnknown = (request: UnknownRequest) => void;
