/*
 * The guests' service worker, which saves the most important pages (/offline). It is registered only when a visitor
 * asks for it. The network comes first: saved pages are shown only when the site doesn't respond.
 */
import { consentPath } from "#src/campsite/consent/consent-path.ts";
import { canonicalPath } from "#src/i18n/addresses.ts";
import { readState, type SaveAnswer, type SaveRequest } from "#src/campsite/offline/saved-state.ts";
import { withSavedList, withAge } from "./offline-line.ts";
import { findSaved, markOutdated, refresh, refreshIfDue, saveAll } from "./saved-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long a visitor waits for the site before a saved page is shown, in milliseconds. */
const patience = 4000;

// A new version takes over at once, because the format of saved pages is the same.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  const { list } = event.data as SaveRequest;
  const answer = (words: SaveAnswer) => event.ports[0]!.postMessage(words);
  event.waitUntil(
    saveAll(list).then(
      (state) => answer({ state }),
      (error: Error) => answer({ fault: error.name === "QuotaExceededError" ? "no-room" : "no-answer" }),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin || /^\/(admin|api|callback)\b/.test(pathname)) return;
  if (pathname === consentPath) event.waitUntil(markOutdated());
  else if (request.method === "GET") {
    if (request.mode === "navigate")
      event.respondWith(answerVisit(event, canonicalPath(pathname) ?? pathname, search === ""));
    // Their names contain the content's hash.
    else if (/^\/(assets|data)\//.test(pathname))
      event.respondWith(findSaved(pathname).then((saved) => saved ?? fetch(request)));
  }
});

/**
 * Returns the page from the site, else the saved one, else the list of saved pages.
 * @param isPlain whether the URL has no query; the emergency page of one pitch must not be saved for all
 */
async function answerVisit(event: FetchEvent, path: string, isPlain: boolean): Promise<Response> {
  const network = askSite(event);
  const saved = await findSaved(path);
  // Clone before the browser reads the body. A response that is too late for this visit serves the next one.
  const refreshed = network.then((answer) =>
    saved && isPlain && answer.ok ? refresh(path, answer.clone()) : undefined,
  );
  event.waitUntil(refreshed.then(refreshIfDue).catch(() => undefined));
  if (saved) return (await answerInTime(network, event.request)) ?? withAge(saved);
  return network.catch(async (error: unknown) => {
    const list = await readState().then((state) => state && findSaved(state.list));
    if (!list) throw error;
    return withSavedList(path, list);
  });
}

/** Returns the preloaded response where the browser has one, else fetches. */
async function askSite(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/**
 * Returns the site's response, or undefined for a failure, a server error or a timeout. A visitor who reloads waits
 * without limit.
 */
async function answerInTime(network: Promise<Response>, { cache }: Request): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => {
    if (!["no-cache", "reload"].includes(cache)) setTimeout(resolve, patience, undefined);
  });
  const answer = await Promise.race([network.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : undefined;
}
