import { staffWorkerScope } from "#src/campsite/notifications/push/pushed-notice.ts";
import { isApplePhone } from "#src/campsite/notifications/push/apple-phone.ts";
import { isOnHomeScreen, registerStaffWorker } from "./staff-worker.ts";

/** On an iPhone or iPad, a browser window can't get notifications. Such a window is "home-screen-first". */
export type DeviceState = "off" | "on" | "blocked" | "unable" | "home-screen-first";

export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export class NotTurnedOnError extends Error {
  override name = "NotTurnedOnError";
  readonly reason: "blocked" | "dismissed" | "no-service";

  constructor(reason: NotTurnedOnError["reason"], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Reads the state of notifications in this browser. @param known SHA-256 hashes of the known endpoints */
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
 * Asks the user for permission, and subscribes this browser to push notifications. Only a click handler may call this
 * function, because browsers ask for permission only after a click.
 * @throws `NotTurnedOnError` if the user or the browser refuses, or if the subscription fails
 */
export async function subscribe(publicKey: string): Promise<DeviceSubscription> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new NotTurnedOnError(permission === "denied" ? "blocked" : "dismissed");
  try {
    const registration = await registerStaffWorker();
    await whenActive(registration);
    // An old subscription may belong to another key pair or to an earlier user.
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

export async function unsubscribe(): Promise<void> {
  await (await findWorker())?.unregister();
}

/** Returns the registration of the staff area's service worker, or undefined if the worker isn't registered. */
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

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCodePoint(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
