/*
 * The staff area's service worker. It shows notifications, and a page when the network is down. It caches nothing,
 * because cached data could remain after a sign-out.
 */
import { languageTag } from "#src/i18n/language.ts";
import { staffWorkerScope, type PushedNotice } from "#src/campsite/notifications/push/pushed-notice.ts";
import { withoutNetwork } from "./without-network.ts";

declare const self: ServiceWorkerGlobalScope;

// A new version can take over at once, because the worker has no state.
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => withoutNetwork(self.navigator.languages)));
});

self.addEventListener("push", (event) => {
  const { title, body, to, tag, language } = event.data!.json() as PushedNotice;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang: languageTag[language], data: to }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { origin, pathname, href } = new URL(event.notification.data as string, location.origin);
  if (origin === location.origin && pathname.startsWith(staffWorkerScope)) event.waitUntil(show(href));
});

/** Focuses the window with this address, or opens a new window. Windows with other addresses may have unsaved input. */
async function show(address: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
