import { cacheName, readState, statePath, type SavedState } from "#src/features/offline/saved-state.ts";

/** The saved answer at a path, if there is one. Pages are the same whatever follows a question mark. */
export const findSaved = (path: string): Promise<Response | undefined> =>
  // Answers say that they vary with the visitor's consent; only one visitor's are here.
  caches.match(path, { cacheName, ignoreVary: true });

/**
 * Fetches the pages that one page lists, with all they load, and drops whatever they no longer need.
 * @param list the path of that page
 * @throws TypeError when the site doesn't answer, QuotaExceededError when there is no room; what was saved before stays
 */
export const saveAll = async (list: string): Promise<SavedState> =>
  saveInto(await caches.open(cacheName), list);

/** Puts the answer that a visitor has just got in the place of the one that is saved. */
export const refresh = (path: string, answer: Response): Promise<void> =>
  ifSaved((cache) => keepPage(cache, path, answer));

/** Fetches all of it again if that was tried more than a day ago. */
export const refreshIfDue = (): Promise<void> =>
  ifSaved(async (cache, state) => {
    if (Date.now() - state.tried < dayInMilliseconds) return;
    await writeState(cache, { ...state, tried: Date.now() });
    await saveInto(cache, state.list);
  });

/** Asks for all of it to be fetched again: the visitor has answered about consent, and pages differ by that. */
export const markOutdated = (): Promise<void> =>
  ifSaved((cache, state) => writeState(cache, { ...state, tried: 0 }));

/** Does something with what is saved. If the visitor removes it meanwhile, it stays removed: only saveAll makes a cache. */
async function ifSaved(work: (cache: Cache, state: SavedState) => Promise<void>): Promise<void> {
  const state = await readState();
  if (state && (await caches.has(cacheName))) await work(await caches.open(cacheName), state);
}

async function saveInto(cache: Cache, list: string): Promise<SavedState> {
  const listing = await fetchFresh(list);
  const listed = [...(await listing.clone().text()).matchAll(/data-saved="" href="([^"]+)"/g)];
  const pages = [list, ...listed.map(([, path]) => path!)];
  await keepPage(cache, list, listing);
  for (const path of pages.slice(1)) await keepPage(cache, path, await fetchFresh(path));
  const bytes = await dropOthers(cache, pages);
  const state = { list, pages: listed.length, bytes, at: Date.now(), tried: Date.now() };
  await writeState(cache, state);
  return state;
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

const writeState = (cache: Cache, state: SavedState) => cache.put(statePath, Response.json(state));

/** Keeps a page once all that it loads is kept, so that a saved page is always whole. */
async function keepPage(cache: Cache, path: string, page: Response): Promise<void> {
  await keepFiles(cache, filesIn(await page.clone().text()));
  await cache.put(path, page);
}

/**
 * A file's name tells its content, so one that is kept stays right; and it is kept after those that it loads. One that the
 * site doesn't have is missing with coverage too.
 */
async function keepFiles(cache: Cache, paths: string[]): Promise<void> {
  for (const path of paths) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    const file = await fetch(path);
    if (!file.ok) continue;
    if (loadsOthers(path)) await keepFiles(cache, filesIn(await file.clone().text()));
    await cache.put(path, file);
  }
}

/**
 * Drops what no page needs.
 * @returns the bytes of what stays
 */
async function dropOthers(cache: Cache, pages: string[]): Promise<number> {
  const needed = new Map<string, number>([[statePath, 0]]);
  const look = async (path: string, isPage = false): Promise<void> => {
    if (needed.has(path)) return;
    const body = await (await cache.match(path, { ignoreVary: true }))?.blob();
    needed.set(path, body?.size ?? 0);
    if (!body) return;
    if (isPage || loadsOthers(path)) for (const file of filesIn(await body.text())) await look(file);
  };
  for (const path of pages) await look(path, true);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!needed.has(pathname)) await cache.delete(pathname, { ignoreVary: true });
  }
  return [...needed.values()].reduce((sum, bytes) => sum + bytes);
}

const loadsOthers = (path: string) => /\.(css|js)$/.test(path);

/**
 * The files that a page, a style or a script loads: those of the build, wherever they are named; and pictures and
 * documents that staff have uploaded.
 */
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

/** @throws TypeError also when the answer is another page or a fault */
async function fetchFresh(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok || answer.redirected) throw new TypeError(`${path}: ${answer.status}`);
  return answer;
}
