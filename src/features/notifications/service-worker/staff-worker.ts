/*
 * The service worker of the staff area, where that is an app on a home screen, and on the devices of those who want to be
 * told of things. It shows what is pushed and leads there, and says that nothing is lost where a screen is opened without a
 * network; it keeps nothing, so that a signed-out phone has nothing to show.
 */
import { languageTag } from "#src/i18n/language.ts";
import { staffWorkerScope, type PushedNotice } from "#src/features/notifications/push/pushed-notice.ts";
import { withoutNetwork } from "./without-network.ts";

declare const self: ServiceWorkerGlobalScope;

// A new one takes over at once: it needs nothing of the one before.
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

/** Shows a screen: where it is open already, else in a new window, because in another one something may be half written. */
async function show(address: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
