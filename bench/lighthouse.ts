import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumOptions } from "#test/chromium.ts";
import { freePort, startServer, stop } from "./processes.ts";
import type { Row } from "./report.ts";

/** Lighthouse's four marks on a simulated phone, with layout shift, blocking time and largest paint. */
export async function measureLighthouse(paths: string[]): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { child, port } = await startServer("dist/server/server.js", { DATA_DIR: folder });
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${debuggingPort}`],
  });
  const rows: Row[] = [];
  for (const each of paths) {
    const result = await lighthouse(`http://127.0.0.1:${port}${each}`, {
      port: debuggingPort,
      output: "json",
      logLevel: "error",
    });
    const { categories, audits } = result!.lhr;
    const marks = ["performance", "accessibility", "best-practices", "seo"].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    );
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    rows.push({
      what: `Lighthouse, phone, ${each}`,
      figure: `${marks.join(" / ")}; CLS ${number("cumulative-layout-shift").toFixed(3)}, TBT ${Math.round(number("total-blocking-time"))} ms, LCP ${(number("largest-contentful-paint") / 1000).toFixed(2)} s`,
      aim: "100 × 4; CLS 0, TBT 0, LCP < 1.2 s",
    });
    const lost = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
    );
    if (marks.some((mark) => mark < 100)) console.log(`  ${each}: ${lost.map(({ id }) => id).join(", ")}`);
  }
  await browser.close();
  await stop(child);
  rmSync(folder, { recursive: true });
  return rows;
}
