import { staffWorkerPath, staffWorkerScope } from "#src/features/notifications/push/pushed-notice.ts";
import { trustServiceWorker } from "#src/ui/trusted-types.ts";

const workerUrl = trustServiceWorker(staffWorkerPath);

/** Registers the staff area's service worker, or finds it where it is registered. */
export const registerStaffWorker = () =>
  navigator.serviceWorker.register(workerUrl, { scope: staffWorkerScope });

/**
 * Where the staff area is an app on a home screen it has its service worker from the start, so that it says something
 * without a network; in a browser only for what is pushed.
 */
export function prepareApp(): void {
  if (!("serviceWorker" in navigator) || !isOnHomeScreen()) return;
  // Without it the area works all the same; only without a network the browser's own page stands there.
  registerStaffWorker().catch(reportError);
}

export const isOnHomeScreen = () => matchMedia("(display-mode: standalone)").matches;
