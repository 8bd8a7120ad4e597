/*
 * Runs the wall screen for two hours. Each hour has two network failures, and the first hour has a server restart. The
 * drill checks the content of the screen, and prints the used memory: growth in the second hour is a leak. The drill
 * advances the browser's clock minute by minute, so the screen updates as often as in real hours. It needs a build.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { createSourcesStandIn, serveSourcesStandIn } from "#dev/sources-stand-in.ts";
import { chromiumOptions } from "#test/support/chromium.ts";
import { freePort } from "#test/support/free-port.ts";

const hours = 2;
/** The minutes of each hour without a network, and the minute of the server's restart. */
const cuts = [
  [10, 15],
  [35, 42],
] as const;
const restartAt = 50;

const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-drill-"));
const sources = await serveSourcesStandIn(createSourcesStandIn());
const port = await freePort();
let server = await startServer();
const browser = await chromium.launch(chromiumOptions);
const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
const page = await context.newPage();
const devTools = await context.newCDPSession(page);
await devTools.send("Performance.enable");
await page.clock.install();
await page.goto(`http://localhost:${port}/skjerm`);
await page.clock.pauseAt(new Date(Date.now() + 60_000));

const wrong: string[] = [];
let asked = 0;
page.on("request", (request) => {
  if (request.url().endsWith("/skjerm")) asked++;
});
console.log("after   heap     nodes  documents  asked");
// This check runs code of the drill in the page, so that every report includes the memory of this code.
await checkScreen(false, 0);
await report("0 min");
for (let minute = 1; minute <= hours * 60; minute++) {
  const ofHour = minute % 60;
  const isCut = cuts.some(([from, to]) => from <= ofHour && ofHour < to);
  await context.setOffline(isCut);
  const isAway = minute === restartAt;
  if (isAway) await stop(server);
  const before = asked;
  await page.clock.runFor(60_000);
  if (asked === before) wrong.push(`minute ${minute}: nothing was asked`);
  await checkScreen(isCut || isAway, minute);
  if (isAway) server = await startServer();
  if (ofHour % 20 === 0) await report(`${minute} min`);
}

await browser.close();
await stop(server);
sources.close();
sources.closeAllConnections();
rmSync(folder, { recursive: true });
for (const each of wrong) console.log(each);
process.exit(wrong.length === 0 ? 0 : 1);

/**
 * Checks that the screen shows the opening hours, and that only a screen that can't reach the server is marked as
 * offline.
 */
async function checkScreen(isLost: boolean, minute: number): Promise<void> {
  const lost = page.locator("main[data-lost]");
  try {
    await lost.waitFor({ state: isLost ? "attached" : "detached", timeout: 5000 });
    await page.locator(".screen-hours, .screen-hours-words").waitFor({ timeout: 5000 });
  } catch {
    wrong.push(
      `minute ${minute}: ${isLost ? "doesn't say that the connection is lost" : "still says that the connection is lost"}`,
    );
  }
}

/** Prints the memory in use after a garbage collection. */
async function report(when: string): Promise<void> {
  await devTools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devTools.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  const heap = `${(value("JSHeapUsedSize") / 1024).toFixed(0)} KB`;
  const columns = [when.padEnd(7), heap.padEnd(8), String(value("Nodes")).padEnd(6)];
  console.log(`${columns.join(" ")} ${String(value("Documents")).padEnd(10)} ${asked}`);
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["dist/server/server.js"], {
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: path.join(folder, "data"),
      MET_BASE_URL: `http://127.0.0.1:${(sources.address() as AddressInfo).port}`,
      SEA_POINT: "58.97,9.95",
      SEA_HARBOUR: "helgeroa",
      DEV_STAFF_PASSWORD: "brygge-og-fjord",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return child;
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}.`);
    await setTimeout(50);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
