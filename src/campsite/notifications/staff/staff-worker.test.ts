import { expect, test, vi } from "vitest";
import { staffWorkerPath, staffWorkerScope } from "#src/campsite/notifications/push/pushed-notice.ts";
import { prepareApp } from "./staff-worker.ts";

function stubBrowser({ onHomeScreen = true, refusal }: { onHomeScreen?: boolean; refusal?: Error } = {}) {
  const register = vi.fn<() => Promise<void>>(async () => {
    if (refusal) throw refusal;
  });
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  vi.stubGlobal("matchMedia", () => ({ matches: onHomeScreen }));
  vi.stubGlobal("reportError", report);
  return { register, report };
}

test("the staff area registers its worker when it is opened from a home screen, but not in a browser window", () => {
  const { register } = stubBrowser();
  prepareApp();
  expect(register).toHaveBeenCalledExactlyOnceWith(staffWorkerPath, { scope: staffWorkerScope });
  const window = stubBrowser({ onHomeScreen: false });
  prepareApp();
  expect(window.register).not.toHaveBeenCalled();
});

test("a failed registration of the worker is reported as an error", async () => {
  const refusal = new Error("blocked");
  const { report } = stubBrowser({ refusal });
  prepareApp();
  await expect.poll(() => report.mock.calls).toEqual([[refusal]]);
});
