import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { wholeChromiumOptions } from "#test/support/chromium.ts";
import { freePort } from "#test/support/free-port.ts";
import { startProxy } from "#test/support/proxies/proxies.ts";
import { needPackages, startServer, stop } from "./processes.ts";
import type { Figure } from "./report.ts";

const categories = ["performance", "accessibility", "best-practices", "seo", "agentic-browsing"];
const runsPerPage = 3;

const siteProgram = "dist/server/server.js";

const realSite = {
  OIDC_ISSUER: "https://id.example",
  OIDC_CLIENT_ID: "campsite",
  STAFF_EMAILS: "staff@campsite.example",
};

/** Pages that are also measured over HTTP/1.1 without a proxy, to show the gain of HTTP/2. */
const comparedPaths = ["/", "/info/prices", "/info/questions"];

/** Measures the largest contentful paint (LCP) on Lighthouse's simulated phone, behind Caddy over HTTP/2 with TLS. */
export async function measureLighthouse(paths: string[]): Promise<Figure[]> {
  needPackages({ caddy: "caddy", openssl: "openssl" });
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const sitePort = String(await freePort());
  await using proxy = await startProxy("Caddy", { folder: path.join(folder, "caddy"), sitePort });
  const environment = { DATA_DIR: path.join(folder, "data") };
  // Only a server without an https address adds the demo's camera pictures. So the first start has no https address.
  await stop((await startServer(siteProgram, environment)).child);
  const { child } = await startServer(siteProgram, {
    ...environment,
    ...realSite,
    PORT: sitePort,
    SITE_ORIGIN: proxy.origin,
  });
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    ...wholeChromiumOptions,
    args: [
      ...wholeChromiumOptions.args,
      `--remote-debugging-port=${debuggingPort}`,
      "--ignore-certificate-errors",
    ],
  });
  const run = async (address: string, flags: Flags, tries = 3): Promise<Result> => {
    const { lhr } = (await lighthouse(address, { port: debuggingPort, logLevel: "error", ...flags }))!;
    if (!lhr.runtimeError) return lhr;
    // Lighthouse sometimes loses its recording, so try again.
    if (tries > 1) return run(address, flags, tries - 1);
    throw new Error(`${address}: ${lhr.runtimeError.message}`);
  };

  const { benchmarkIndex } = (await run(`${proxy.origin}${paths[0]!}`, { onlyCategories: ["performance"] }))
    .environment;
  const cpuSlowdownMultiplier = slowdown(benchmarkIndex);
  const figures: Figure[] = [];
  const largestPaint = async (address: string, more?: typeof marksOf): Promise<Figure> => {
    const runs: Result[] = [];
    while (runs.length < runsPerPage)
      runs.push(await run(address, { throttling: { cpuSlowdownMultiplier } }));
    const values = runs.map(({ audits }) => valueOf(audits, "largest-contentful-paint") / 1000);
    const note = more?.(computeMedianRun(runs));
    return { what: "", unit: "s", values, better: "less", aim: 1, ...(note && { note }) };
  };
  const add = async (what: string, address: string, more?: typeof marksOf) =>
    figures.push({ ...(await largestPaint(address, more)), what: `LCP of ${what}` });

  const empty = await startEmptyPage(path.join(folder, "empty"));
  await add("an empty page with one style sheet", empty.origin);
  await add("an empty page with one style sheet, HTTP/1.1", empty.plainOrigin);
  await empty.stop();
  for (const each of paths) await add(each, `${proxy.origin}${each}`, marksOf);
  // A site with an https address loads scripts and styles only from that address, so restart it without one.
  await stop(child);
  const plain = await startServer(siteProgram, environment);
  for (const each of comparedPaths) await add(`${each}, HTTP/1.1`, `http://127.0.0.1:${plain.port}${each}`);
  figures.push({
    what: "Lighthouse's own benchmark of the processor",
    unit: "points",
    values: [benchmarkIndex],
    better: "more",
    note: `a phone's processor is ${cpuSlowdownMultiplier} times slower`,
  });
  await browser.close();
  await stop(plain.child);
  rmSync(folder, { recursive: true });
  return figures;
}

const valueOf = (audits: Result["audits"], name: string) => audits[name]?.numericValue ?? Number.NaN;

function marksOf({ categories: marked, audits }: Result): string {
  const marks = categories.map((name) => Math.round((marked[name]?.score ?? 0) * 100));
  const shift = valueOf(audits, "cumulative-layout-shift").toFixed(3);
  return `${marks.join(" / ")}, CLS ${shift}, TBT ${Math.round(valueOf(audits, "total-blocking-time"))} ms`;
}

/** Serves a minimal page with a style sheet. No page can have an earlier LCP than this page. */
async function startEmptyPage(folder: string) {
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
  const { port } = server.address() as AddressInfo;
  const proxy = await startProxy("Caddy", { folder, sitePort: String(port) });
  return {
    origin: `${proxy.origin}/`,
    plainOrigin: `http://127.0.0.1:${port}/`,
    async stop() {
      await proxy[Symbol.asyncDispose]();
      server.close();
    },
  };
}

/**
 * Returns the factor by which a mid-range phone is slower than this machine. Lighthouse's default of 4 suits only fast
 * desktops. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
const slowdown = (benchmarkIndex: number): number => (benchmarkIndex < 1500 ? 2 : 4);
