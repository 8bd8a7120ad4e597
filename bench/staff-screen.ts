import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { wholeChromiumOptions } from "#test/support/chromium.ts";
import { startServer, stop } from "./processes.ts";
import { formatValue, type Figure } from "./report.ts";

const rounds = 5;

/** The network of a slow phone: bytes a second, and milliseconds of latency. */
const network = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 };

/** A phone's processor is about four times slower than this machine's. */
const slowdown = 4;

const account = { email: "staff@campsite.example", password: "only-for-the-bench" };

/** Measures the start screen on a slow phone over HTTP/1.1, with an empty cache, for a user who is signed in. */
export async function measureStaffScreen(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { child, port } = await startServer("dist/server/server.js", {
    DATA_DIR: folder,
    DEV_STAFF_PASSWORD: account.password,
  });
  const browser = await chromium.launch(wholeChromiumOptions);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const screen = page.locator(".start-below");
  await page.goto(`http://localhost:${port}${staffAddresses.signIn}?to=${staffAddresses.start}`);
  await page.locator("input[name=email]").fill(account.email);
  await page.locator("input[name=password]").fill(account.password);
  await page.locator("form button").click();
  await screen.waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const seconds: number[] = [];
  const loaded: { kilobytes: number; requests: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    await devtools.send("Network.clearBrowserCache");
    await page.goto(`http://localhost:${port}${staffAddresses.start}`, { waitUntil: "commit" });
    await screen.waitFor();
    seconds.push((await page.evaluate(() => performance.now())) / 1000);
    loaded.push(
      await page.evaluate(() => {
        const files = performance.getEntries().filter((entry) => "encodedBodySize" in entry);
        const bytes = files.reduce(
          (sum, each) => sum + (each as PerformanceResourceTiming).encodedBodySize,
          0,
        );
        return { kilobytes: bytes / 1024, requests: files.length };
      }),
    );
  }
  await browser.close();
  await stop(child);
  rmSync(folder, { recursive: true });
  const { kilobytes, requests } = loaded[0]!;
  return [
    {
      what: "start screen of the staff area at 1.6 Mbit/s with 150 ms",
      unit: "s",
      values: seconds,
      better: "less",
      aim: 3,
      note: `${formatValue(kilobytes)} KB with fonts and answers, ${requests} requests`,
    },
  ];
}
