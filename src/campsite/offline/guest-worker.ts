import { trustServiceWorker } from "#src/ui/trusted-types.ts";
import { readState, serviceWorkerPath } from "./saved-state.ts";

const serviceWorkerUrl = trustServiceWorker(serviceWorkerPath);

export const registerGuestWorker = () => navigator.serviceWorker.register(serviceWorkerUrl);

/** Returns the registration of the guests' service worker. The staff area has another service worker. */
export const findGuestWorker = () => navigator.serviceWorker.getRegistration("/");

/** Removes the guests' service worker unless pages are saved or the guest gets push messages. */
export async function removeUnusedWorker(): Promise<void> {
  const worker = await findGuestWorker();
  if (!worker || (await worker.pushManager?.getSubscription()) || (await readState())) return;
  await worker.unregister();
}
