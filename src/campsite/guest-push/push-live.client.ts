import { isApplePhone } from "#src/campsite/notifications/push/apple-phone.ts";
import {
  findGuestWorker,
  registerGuestWorker,
  removeUnusedWorker,
} from "#src/campsite/offline/guest-worker.ts";
import type { Language } from "#src/i18n/language.ts";
import { guestPushText } from "#messages/guest-push";

/**
 * Subscribes this browser to push messages, and sends the form with the subscription. Shows a message below
 * the button if the subscription fails.
 * @param offer the element of `PushOffer`
 * @param permission the visitor's answer to the browser's permission request; undefined in a browser without
 * notifications
 */
export async function subscribe(
  offer: HTMLElement,
  permission: Promise<NotificationPermission> | undefined,
): Promise<void> {
  const text = guestPushText[offer.dataset["language"] as Language];
  const button = offer.querySelector("button")!;
  const say = (words: string) => void (offer.querySelector("p")!.textContent = words);

  // On an iPhone or iPad, only a site on the home screen can get messages.
  if (!permission || !("serviceWorker" in navigator) || !("PushManager" in window))
    return say(isApplePhone() ? text.homeScreenFirst : text.unable);
  const answer = await permission;
  if (answer !== "granted") return say(answer === "denied" ? text.blocked : text.dismissed);
  try {
    await registerGuestWorker();
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription =
      (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: offer.dataset["push"]!,
      }));
    button.value = JSON.stringify(subscription);
  } catch {
    await removeUnusedWorker();
    return say(text.noService);
  }
  button.form!.requestSubmit(button);
}

/** Unsubscribes this browser, and sends the form with the ended subscription. @param button of `PushEnd` */
export async function unsubscribe(button: HTMLButtonElement): Promise<void> {
  const subscription = await (await findGuestWorker())?.pushManager.getSubscription();
  button.value = JSON.stringify(subscription ?? null);
  await subscription?.unsubscribe();
  await removeUnusedWorker();
  button.form!.requestSubmit(button);
}
