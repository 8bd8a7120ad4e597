import type { Page } from "@playwright/test";
import { serviceWorkerPath } from "#src/campsite/offline/saved-state.ts";
import { makeBrowser } from "#test/support/services/push-service.ts";
import type { Site } from "./site.ts";

/**
 * Makes push subscriptions work in the page without a push service. A request for permission to notify gets
 * `permission`.
 */
export async function makePushWork(
  page: Page,
  permission: NotificationPermission = "granted",
): Promise<void> {
  const { endpoint, keys } = makeBrowser();
  await page.addInitScript(
    ([subscription, answer]) => {
      const made = {
        toJSON: () => subscription,
        unsubscribe: async () => (sessionStorage.removeItem("subscribed"), true),
      };
      const isOn = async () => (sessionStorage.getItem("subscribed") ? made : null);
      Object.assign(PushManager.prototype, {
        getSubscription: isOn,
        subscribe: () => (sessionStorage.setItem("subscribed", "yes"), isOn()),
      });
      Notification.requestPermission = async () => answer;
    },
    [{ endpoint, keys }, permission] as const,
  );
}

/** Returns the numbers of service workers and of caches in the browser. */
export const readStored = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);

export const guestsWorker = { path: serviceWorkerPath, scope: "/" };

/**
 * Opens the channel through which the browser gets push messages. The browser must already have the service worker.
 * @returns `deliver` delivers one message and closes the channel, `press` presses a shown message with this address,
 *   and `seen` returns the shown messages and the addresses of the opened pages
 */
export async function openPushes(page: Page, site: Site, { path, scope }: typeof guestsWorker) {
  const context = page.context();
  const worker = context.serviceWorkers().find((each) => each.url().endsWith(path))!;
  await worker.evaluate(`
    self.seen = [];
    self.registration.showNotification = async (title, options) => self.seen.push({ title, ...options });
    self.clients.openWindow = async (address) => self.seen.push(address);
  `);
  const devtools = await context.newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const each of registrations)
      if (each.scopeURL === site.origin + scope) registered.resolve(each.registrationId);
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered.promise;
  return {
    async deliver(message: object) {
      const data = JSON.stringify(message);
      await devtools.send("ServiceWorker.deliverPushMessage", { origin: site.origin, registrationId, data });
      await devtools.detach();
    },
    press: (address: string) =>
      worker.evaluate(`
        self.dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), {
          notification: { data: "${address}", close() {} },
        }));
      `),
    seen: () => worker.evaluate("self.seen"),
  };
}
