/*
 * The guests' service worker. It saves the page /offline and the pages that /offline lists, for visitors who choose to
 * save them. It shows a saved page only when the site fails or doesn't respond in time. It also shows push messages to
 * visitors who choose to get them. Without a saved page it caches nothing.
 */
import type { GuestPush } from "#src/campsite/guest-push/guest-push.ts";
import { consentPath } from "#src/campsite/consent/consent-path.ts";
import { canonicalPath } from "#src/i18n/addresses.ts";
import { readState, type SaveAnswer, type SaveRequest } from "#src/campsite/offline/saved-state.ts";
import { withSavedList, withAge } from "./offline-line.ts";
import { findSaved, markOutdated, refresh, refreshIfDue, saveAll } from "./saved-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** The time in milliseconds after which a saved page is shown instead of the site's response. */
const patience = 4000;

// A new version can take over at once, because the format of saved pages doesn't change.
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

// Browsers with declarative web push show the message without this function.
self.addEventListener("push", (event) => {
  const { notification, isLast } = event.data!.json() as GuestPush;
  const { title, navigate, ...shown } = notification;
  const { pushManager } = self.registration;
  event.waitUntil(
    self.registration
      .showNotification(title, { ...shown, data: navigate })
      .then(() => (isLast ? pushManager.getSubscription() : undefined))
      .then((subscription) => subscription?.unsubscribe()),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { origin, href } = new URL(event.notification.data as string, location.origin);
  if (origin === location.origin) event.waitUntil(self.clients.openWindow(href));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin || /^\/(admin|api|callback)\b/.test(pathname)) return;
  if (pathname === consentPath) event.waitUntil(markOutdated());
  else if (request.method === "GET") {
    if (request.mode === "navigate")
      event.respondWith(answerVisit(event, canonicalPath(pathname) ?? pathname, search === ""));
    // The name of a file contains a hash of its content, so a saved file is never outdated.
    else if (/^\/(assets|data)\//.test(pathname))
      event.respondWith(findSaved(pathname).then((saved) => saved ?? fetch(request)));
  }
});

/**
 * Responds to a navigation to a page.
 * @param isPlain false for a URL with a query, such as the emergency page of one pitch; such a page isn't saved
 */
async function answerVisit(event: FetchEvent, path: string, isPlain: boolean): Promise<Response> {
  const network = askSite(event);
  const saved = await findSaved(path);
  // The response is cloned before the browser reads its body. A late response is saved for the next visit.
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

async function askSite(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

/** Returns the response, or undefined after a failure, a server error or a timeout. A reload has no timeout. */
async function answerInTime(network: Promise<Response>, { cache }: Request): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => {
    if (!["no-cache", "reload"].includes(cache)) setTimeout(resolve, patience, undefined);
  });
  const answer = await Promise.race([network.catch(() => undefined), late]);
  return answer && answer.status < 500 ? answer : undefined;
}
