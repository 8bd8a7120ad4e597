import { expect, test, vi } from "vitest";
import { staffWorkerPath, staffWorkerScope } from "#src/features/notifications/push/pushed-notice.ts";
import { prepareApp } from "./staff-worker.ts";

/** A browser, and what it was told of. */
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

test("on a home screen the staff area has its worker from the start, in a browser's window not", () => {
  const { register } = stubBrowser();
  prepareApp();
  expect(register).toHaveBeenCalledExactlyOnceWith(staffWorkerPath, { scope: staffWorkerScope });
  const window = stubBrowser({ onHomeScreen: false });
  prepareApp();
  expect(window.register).not.toHaveBeenCalled();
});

test("a worker that can't be registered is an error that the browser tells", async () => {
  const refusal = new Error("blocked");
  const { report } = stubBrowser({ refusal });
  prepareApp();
  await expect.poll(() => report.mock.calls).toEqual([[refusal]]);
});
