import { staffWorkerPath, staffWorkerScope } from "#src/campsite/notifications/push/pushed-notice.ts";
import { trustServiceWorker } from "#src/ui/trusted-types.ts";

const workerUrl = trustServiceWorker(staffWorkerPath);

export const registerStaffWorker = () =>
  navigator.serviceWorker.register(workerUrl, { scope: staffWorkerScope });

/** On home screens the worker shows a page when there is no network. */
export function prepareApp(): void {
  if (!("serviceWorker" in navigator) || !isOnHomeScreen()) return;
  registerStaffWorker().catch(reportError);
}

export const isOnHomeScreen = () => matchMedia("(display-mode: standalone)").matches;
