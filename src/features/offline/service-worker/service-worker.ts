/*
 * The service worker of visitors who keep the most important pages on their phone (/offline). It is registered when they
 * ask for that, never before. The network always comes first: what is saved is shown when there is no answer.
 */
import { consentPath } from "#src/features/consent/consent-path.ts";
import { canonicalPath } from "#src/i18n/addresses.ts";
import { readState, type SaveAnswer, type SaveRequest } from "#src/features/offline/saved-state.ts";
import { insteadOf, withItsAge } from "./offline-line.ts";
import { findSaved, markOutdated, refresh, refreshIfDue, saveAll } from "./saved-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long a visitor waits for an answer where a saved page could be shown instead, in milliseconds. */
const patience = 4000;

// A new one takes over at once: what is kept has the same form, and pages need nothing of it.
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
    // Their names tell their content.
    else if (/^\/(assets|data)\//.test(pathname))
      event.respondWith(findSaved(pathname).then((saved) => saved ?? fetch(request)));
  }
});

/**
 * The page from the site; if there is none, the saved one, or the way to those that are saved.
 * @param isPlain whether nothing follows the path: the emergency page of one pitch must not be kept for every pitch
 */
async function answerVisit(event: FetchEvent, path: string, isPlain: boolean): Promise<Response> {
  const asked = askSite(event);
  const saved = await findSaved(path);
  // Before the browser reads it. If it comes too late for this visit, the next one has it.
  const kept = asked.then((answer) =>
    saved && isPlain && answer.ok ? refresh(path, answer.clone()) : undefined,
  );
  event.waitUntil(kept.then(refreshIfDue).catch(() => undefined));
  if (saved) return (await answerInTime(asked, event.request)) ?? withItsAge(saved);
  return asked.catch(async (error: unknown) => {
    const list = await readState().then((state) => state && findSaved(state.list));
    if (!list) throw error;
    return insteadOf(path, list);
  });
}

/** The answer that the browser has asked for while this worker started, if it does so. */
async function askSite(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/**
 * An answer of the site that is good enough to be shown instead of a saved page.
 * @returns undefined if there is none, if the site is out of order, or if it takes too long, unless the visitor loads the
 *   page again: they'd rather wait
 */
async function answerInTime(asked: Promise<Response>, { cache }: Request): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => {
    if (!["no-cache", "reload"].includes(cache)) setTimeout(resolve, patience, undefined);
  });
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : undefined;
}
