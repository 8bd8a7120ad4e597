import { staffWorkerPath, staffWorkerScope } from "#src/campsite/notifications/push/pushed-notice.ts";
import { trustServiceWorker } from "#src/ui/trusted-types.ts";

const workerUrl = trustServiceWorker(staffWorkerPath);

export const registerStaffWorker = () =>
  navigator.serviceWorker.register(workerUrl, { scope: staffWorkerScope });

/** Registers the worker if the staff area was opened from a home screen. Offline, the worker shows a page. */
export function prepareApp(): void {
  if (!("serviceWorker" in navigator) || !isOnHomeScreen()) return;
  registerStaffWorker().catch(reportError);
}

export const isOnHomeScreen = () => matchMedia("(display-mode: standalone)").matches;
