import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { wholeChromiumOptions } from "#test/support/chromium.ts";
import { freePort } from "#test/support/free-port.ts";
import { startServer, stop } from "./processes.ts";
import type { Row } from "./report.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const runsPerPage = 3;

/** Lighthouse's four marks on a simulated phone, with layout shift, blocking time and largest paint: a page's median run. */
export async function measureLighthouse(paths: string[]): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { child, port } = await startServer("dist/server/server.js", { DATA_DIR: folder });
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    ...wholeChromiumOptions,
    args: [...wholeChromiumOptions.args, `--remote-debugging-port=${debuggingPort}`],
  });
  const run = async (page: string, flags: Flags, tries = 3): Promise<Result> => {
    const address = `http://127.0.0.1:${port}${page}`;
    const { lhr } = (await lighthouse(address, { port: debuggingPort, logLevel: "error", ...flags }))!;
    if (!lhr.runtimeError) return lhr;
    // At times it loses its own recording, and says that one should ask again.
    if (tries > 1) return run(page, flags, tries - 1);
    throw new Error(`${address}: ${lhr.runtimeError.message}`);
  };

  const { benchmarkIndex } = (await run(paths[0]!, { onlyCategories: ["performance"] })).environment;
  const cpuSlowdownMultiplier = slowdown(benchmarkIndex);
  const rows: Row[] = [];
  for (const each of paths) {
    const runs: Result[] = [];
    while (runs.length < runsPerPage) runs.push(await run(each, { throttling: { cpuSlowdownMultiplier } }));
    const { categories: marked, audits } = computeMedianRun(runs);
    const marks = categories.map((name) => Math.round((marked[name]?.score ?? 0) * 100));
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    rows.push({
      what: `Lighthouse, phone, ${each}`,
      figure: `${marks.join(" / ")}; CLS ${number("cumulative-layout-shift").toFixed(3)}, TBT ${Math.round(number("total-blocking-time"))} ms, LCP ${(number("largest-contentful-paint") / 1000).toFixed(2)} s`,
      aim: "100 × 4; CLS 0, TBT 0, LCP < 1.0 s",
    });
  }
  rows.push({
    what: "processor that Lighthouse ran on, by its own benchmark",
    figure: `${Math.round(benchmarkIndex)}, so a phone's is ${cpuSlowdownMultiplier} times slower`,
    aim: "–",
  });
  await browser.close();
  await stop(child);
  rmSync(folder, { recursive: true });
  return rows;
}

/**
 * How many times slower than this machine a phone of the middle class is: 4 is right for a fast desktop alone.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 * @param benchmarkIndex Lighthouse's measure of this machine
 */
function slowdown(benchmarkIndex: number): number {
  return benchmarkIndex < 1500 ? 2 : 4;
}
