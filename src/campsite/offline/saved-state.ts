/** The name of the only cache in the visitor's browser. The cache exists while pages are saved. */
export const cacheName = "saved";

/** The address under which the state is cached. No page has this address. */
export const statePath = "/saved";

/** At the root, because a service worker controls only addresses in its own folder. */
export const serviceWorkerPath = "/service-worker.js";

/** The state of the saved pages. Times are in milliseconds since 1970. */
export interface SavedState {
  /** The path of the page /offline, which lists the saved pages. Its language is the language of all saved pages. */
  list: string;
  pages: number;
  bytes: number;
  at: number;
  /** The time of the last attempt to update. With 0, the next response of the site starts an update. */
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
