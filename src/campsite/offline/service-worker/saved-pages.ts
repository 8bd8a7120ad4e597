import { cacheName, readState, statePath, type SavedState } from "#src/campsite/offline/saved-state.ts";

export const findSaved = (path: string): Promise<Response | undefined> =>
  // Responses vary by the consent cookie, but this cache has one visitor only.
  caches.match(path, { cacheName, ignoreVary: true });

/**
 * Saves the page at `list` and the pages that it lists. Deletes all other saved pages.
 * @throws `TypeError` if the site doesn't respond, or responds with an error status or a redirect
 * @throws `QuotaExceededError` if the device has too little space
 */
export const saveAll = async (list: string): Promise<SavedState> =>
  saveInto(await caches.open(cacheName), list);

export const refresh = (path: string, answer: Response): Promise<void> =>
  ifSaved((cache) => storePage(cache, path, answer));

/** Saves all pages again if the last attempt is more than a day old. */
export const refreshIfDue = (): Promise<void> =>
  ifSaved(async (cache, state) => {
    if (Date.now() - state.tried < dayInMilliseconds) return;
    await writeState(cache, { ...state, tried: Date.now() });
    await saveInto(cache, state.list);
  });

/** Marks all saved pages as outdated, so that the site's next response starts an update. */
export const markOutdated = (): Promise<void> =>
  ifSaved((cache, state) => writeState(cache, { ...state, tried: 0 }));

/** Runs `work` if pages are saved. It never creates the cache, so that removed pages stay removed. */
async function ifSaved(work: (cache: Cache, state: SavedState) => Promise<void>): Promise<void> {
  const state = await readState();
  if (state && (await caches.has(cacheName))) await work(await caches.open(cacheName), state);
}

async function saveInto(cache: Cache, list: string): Promise<SavedState> {
  const listing = await fetchFresh(list);
  const listed = [...(await listing.clone().text()).matchAll(/data-saved="" href="([^"]+)"/g)];
  const pages = [list, ...listed.map(([, path]) => path!)];
  await storePage(cache, list, listing);
  for (const path of pages.slice(1)) await storePage(cache, path, await fetchFresh(path));
  const bytes = await removeOthers(cache, pages);
  const state = { list, pages: listed.length, bytes, at: Date.now(), tried: Date.now() };
  await writeState(cache, state);
  return state;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

const writeState = (cache: Cache, state: SavedState) => cache.put(statePath, Response.json(state));

/** Saves a page after its files, so that an interruption never leaves a page without its files. */
async function storePage(cache: Cache, path: string, page: Response): Promise<void> {
  await storeFiles(cache, filesIn(await page.clone().text()));
  await cache.put(path, page);
}

/** Saves files. The files that a file loads are saved first. Filenames contain a hash, so saved files never change. */
async function storeFiles(cache: Cache, paths: string[]): Promise<void> {
  for (const path of paths) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    const file = await fetch(path);
    if (!file.ok) continue;
    if (loadsOthers(path)) await storeFiles(cache, filesIn(await file.clone().text()));
    await cache.put(path, file);
  }
}

async function removeOthers(cache: Cache, pages: string[]): Promise<number> {
  const needed = new Map<string, number>([[statePath, 0]]);
  const addFile = async (path: string, isPage = false): Promise<void> => {
    if (needed.has(path)) return;
    const body = await (await cache.match(path, { ignoreVary: true }))?.blob();
    needed.set(path, body?.size ?? 0);
    if (!body) return;
    if (isPage || loadsOthers(path)) for (const file of filesIn(await body.text())) await addFile(file);
  };
  for (const path of pages) await addFile(path, true);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!needed.has(pathname)) await cache.delete(pathname, { ignoreVary: true });
  }
  return [...needed.values()].reduce((sum, bytes) => sum + bytes);
}

const loadsOthers = (path: string) => /\.(css|js)$/.test(path);

function filesIn(text: string): string[] {
  const built = text.matchAll(/["'(`, ](?:\/assets|\.)\/([\w./-]+\.\w+)/g);
  const uploaded = text.matchAll(/(?:src|href)="(\/data\/[^"]+\.\w+)"/g);
  return [
    ...new Set([
      ...Array.from(built, ([, name]) => `/assets/${name}`),
      ...Array.from(uploaded, ([, path]) => path!),
    ]),
  ];
}

/** Fetches a path after revalidation. @throws `TypeError` for an error status, a redirect or no response */
async function fetchFresh(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok || answer.redirected) throw new TypeError(`${path}: ${answer.status}`);
  return answer;
}
