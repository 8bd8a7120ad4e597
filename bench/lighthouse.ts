import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { wholeChromiumOptions } from "#test/support/chromium.ts";
import { freePort } from "#test/support/free-port.ts";
import { startServer, stop } from "./processes.ts";
import type { Figure } from "./report.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const runsPerPage = 3;

/**
 * Measures the largest paint on Lighthouse's simulated phone. The note has the four scores, layout shift and blocking
 * time of a page's median run.
 */
export async function measureLighthouse(paths: string[]): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { child, port } = await startServer("dist/server/server.js", { DATA_DIR: folder });
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    ...wholeChromiumOptions,
    args: [...wholeChromiumOptions.args, `--remote-debugging-port=${debuggingPort}`],
  });
  const origin = `http://127.0.0.1:${port}`;
  const run = async (address: string, flags: Flags, tries = 3): Promise<Result> => {
    const { lhr } = (await lighthouse(address, { port: debuggingPort, logLevel: "error", ...flags }))!;
    if (!lhr.runtimeError) return lhr;
    // Sometimes Lighthouse loses its recording and asks for another run.
    if (tries > 1) return run(address, flags, tries - 1);
    throw new Error(`${address}: ${lhr.runtimeError.message}`);
  };

  const { benchmarkIndex } = (await run(`${origin}${paths[0]!}`, { onlyCategories: ["performance"] }))
    .environment;
  const cpuSlowdownMultiplier = slowdown(benchmarkIndex);
  const figures: Figure[] = [];
  const largestPaint = async (address: string, more?: (run: Result) => string): Promise<Figure> => {
    const runs: Result[] = [];
    while (runs.length < runsPerPage)
      runs.push(await run(address, { throttling: { cpuSlowdownMultiplier } }));
    const values = runs.map(({ audits }) => valueOf(audits, "largest-contentful-paint") / 1000);
    const note = more?.(computeMedianRun(runs));
    return { what: "", unit: "s", values, better: "less", aim: 1, ...(note && { note }) };
  };
  const empty = await startEmptyPage();
  figures.push({ ...(await largestPaint(empty.origin)), what: "LCP of an empty page with one style sheet" });
  empty.server.close();
  for (const each of paths)
    figures.push({ ...(await largestPaint(`${origin}${each}`, marksOf)), what: `LCP of ${each}` });
  figures.push({
    what: "Lighthouse's own benchmark of the processor",
    unit: "points",
    values: [benchmarkIndex],
    better: "more",
    note: `so a phone's is ${cpuSlowdownMultiplier} times slower`,
  });
  await browser.close();
  await stop(child);
  rmSync(folder, { recursive: true });
  return figures;
}

const valueOf = (audits: Result["audits"], name: string) => audits[name]?.numericValue ?? Number.NaN;

function marksOf({ categories: marked, audits }: Result): string {
  const marks = categories.map((name) => Math.round((marked[name]?.score ?? 0) * 100));
  const shift = valueOf(audits, "cumulative-layout-shift").toFixed(3);
  return `${marks.join(" / ")}, CLS ${shift}, TBT ${Math.round(valueOf(audits, "total-blocking-time"))} ms`;
}

/** Serves the smallest page with a style sheet. Its largest paint is the minimum for every page. */
async function startEmptyPage(): Promise<{ server: Server; origin: string }> {
  const server = createServer(({ url }, response) => {
    const isStyle = url === "/style.css";
    response.setHeader("Content-Type", isStyle ? "text/css" : "text/html; charset=utf-8");
    response.end(
      isStyle
        ? "p { color: #123 }"
        : `<!doctype html><html lang="nb"><title>Tom</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"><p>En tom side.</p>`,
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/**
 * Returns how many times slower a mid-range phone is than this machine. Lighthouse's default of 4 holds only for a fast
 * desktop.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 * @param benchmarkIndex Lighthouse's measure of this machine
 */
function slowdown(benchmarkIndex: number): number {
  return benchmarkIndex < 1500 ? 2 : 4;
}
