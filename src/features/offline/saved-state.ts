/** The one cache in the visitor's browser. It is there exactly as long as they keep the pages. */
export const cacheName = "saved";

/** Where in that cache it says what is kept; no page has this address. */
export const statePath = "/saved";

/** Where the service worker is: at the top, because it may only answer for what lies below it. */
export const serviceWorkerPath = "/service-worker.js";

/** What is kept on the visitor's phone. Times are in milliseconds since 1970. */
export interface SavedState {
  /** The path of the page that lists the others, in the language they were saved in. */
  list: string;
  /** How many pages there are besides that list. */
  pages: number;
  /** How much room all of it takes. */
  bytes: number;
  /** When all of it was fetched last. */
  at: number;
  /** When it was last tried; 0 asks for it at the next answer from the site. */
  tried: number;
}

/** What a page asks of the service worker: to keep the pages that the one at this path lists. */
export interface SaveRequest {
  list: string;
}

/** What it answers: what is kept now, or why nothing is. */
export type SaveAnswer = { state: SavedState } | { fault: "no-room" | "no-answer" };

/** What is kept, if anything is. */
export async function readState(): Promise<SavedState | undefined> {
  const kept = await caches.match(statePath, { cacheName });
  return kept && ((await kept.json()) as SavedState);
}
