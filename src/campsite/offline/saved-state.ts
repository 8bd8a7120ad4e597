/** The only cache in the visitor's browser. It exists as long as they keep saved pages. */
export const cacheName = "saved";

/** The key of the saved state in that cache; no page has this address. */
export const statePath = "/saved";

/** The path of the service worker. It is at the root because it may only control addresses below its own. */
export const serviceWorkerPath = "/service-worker.js";

/** The state of the saved pages on a visitor's phone. Times are in milliseconds since 1970. */
export interface SavedState {
  /** The path of the page that lists the others, in the language they were saved in. */
  list: string;
  pages: number;
  bytes: number;
  /** The last time at which everything was fetched. */
  at: number;
  /** The last attempt to fetch everything; 0 makes the next response from the site trigger one. */
  tried: number;
}

/** A page's request to the service worker: save the pages that the page at this path lists. */
export interface SaveRequest {
  list: string;
}

/** The service worker's reply: the saved state, or the reason why nothing was saved. */
export type SaveAnswer = { state: SavedState } | { fault: "no-room" | "no-answer" };

/** Returns the saved state; undefined when nothing is saved. */
export async function readState(): Promise<SavedState | undefined> {
  const response = await caches.match(statePath, { cacheName });
  return response && ((await response.json()) as SavedState);
}
