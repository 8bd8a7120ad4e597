import { staffWorkerPath, staffWorkerScope } from "#src/campsite/notifications/push/pushed-notice.ts";
import { trustServiceWorker } from "#src/ui/trusted-types.ts";

const workerUrl = trustServiceWorker(staffWorkerPath);

/** Registers the staff area's service worker, or returns the existing registration. */
export const registerStaffWorker = () =>
  navigator.serviceWorker.register(workerUrl, { scope: staffWorkerScope });

/** Registers the worker on home screens, for the page without a network. In a tab only push notifications need it. */
export function prepareApp(): void {
  if (!("serviceWorker" in navigator) || !isOnHomeScreen()) return;
  // Without the worker, everything else still works.
  registerStaffWorker().catch(reportError);
}

export const isOnHomeScreen = () => matchMedia("(display-mode: standalone)").matches;
