/** The only cache in the visitor's browser. It exists as long as pages are saved. */
export const cacheName = "saved";

/** The key of the saved state. No page has this address. */
export const statePath = "/saved";

/** The path is at the root, because a service worker controls only addresses below its own. */
export const serviceWorkerPath = "/service-worker.js";

/** Times are in milliseconds since 1970. */
export interface SavedState {
  /** The path of the page that lists the others, in the language of the saved pages. */
  list: string;
  pages: number;
  bytes: number;
  /** The last complete update. */
  at: number;
  /** The last attempt at an update. With 0, the next response from the site starts an update. */
  tried: number;
}

export interface SaveRequest {
  list: string;
}

export type SaveAnswer = { state: SavedState } | { fault: "no-room" | "no-answer" };

export async function readState(): Promise<SavedState | undefined> {
  const response = await caches.match(statePath, { cacheName });
  return response && ((await response.json()) as SavedState);
}
