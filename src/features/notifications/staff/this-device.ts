import { staffWorkerScope } from "#src/features/notifications/push/pushed-notice.ts";
import { isOnHomeScreen, registerStaffWorker } from "./staff-worker.ts";

/*
 * This browser's part in what is pushed: permission, service worker and subscription (Push API).
 */

/** What can be done here. On an iPhone and iPad only what is on the home screen takes what is pushed. */
export type DeviceState = "off" | "on" | "blocked" | "unable" | "home-screen-first";

/** A subscription as the API takes it. */
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Why it wasn't turned on: the user said no, or the browser has no push service at the moment. */
export class NotTurnedOnError extends Error {
  override name = "NotTurnedOnError";
  readonly why: "blocked" | "dismissed" | "no-service";

  constructor(why: NotTurnedOnError["why"], cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/**
 * What holds on this device.
 * @param known the endpoints that the site knows, hashed as it tells them
 * @returns with the hash of this device's own endpoint, if the site knows it
 */
export async function readDevice(
  known: readonly string[],
): Promise<{ state: DeviceState; key?: string | undefined }> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return { state: isApplePhone() && !isOnHomeScreen() ? "home-screen-first" : "unable" };
  if (Notification.permission === "denied") return { state: "blocked" };
  const subscription = await (await findWorker())?.pushManager.getSubscription();
  const key = subscription && (await hashOf(subscription.endpoint));
  return key && known.includes(key) ? { state: "on", key } : { state: "off" };
}

/**
 * Asks the user for permission, and then the browser for a subscription. Call it when they have pressed a button.
 * @param publicKey the site's
 * @throws NotTurnedOnError
 */
export async function subscribe(publicKey: string): Promise<DeviceSubscription> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new NotTurnedOnError(permission === "denied" ? "blocked" : "dismissed");
  try {
    const registration = await registerStaffWorker();
    await whenActive(registration);
    // One for another key, or for somebody who was here before, gives way.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys } = subscription.toJSON();
    return { endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! } };
  } catch (error) {
    throw new NotTurnedOnError("no-service", error);
  }
}

/** Ends it on this device: its push service refuses from now on what is sent to it. */
export async function unsubscribe(): Promise<void> {
  await (await findWorker())?.unregister();
}

/** The service worker of the staff area, and not the guests'. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(staffWorkerScope);
  return found && new URL(found.scope).pathname === staffWorkerScope ? found : undefined;
}

async function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("The service worker could not be started."));
    });
  });
}

/** SHA-256 in base64url. */
async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCodePoint(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** An iPad calls itself a Mac, but has a screen to touch. */
const isApplePhone = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
