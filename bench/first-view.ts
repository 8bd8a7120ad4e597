import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { wholeChromiumOptions } from "#test/support/chromium.ts";
import { firstViewOf } from "#test/support/first-view.ts";
import { startServer, stop } from "./processes.ts";
import { formatValue, type Figure } from "./report.ts";

/** Measures the transferred bytes of a first view on a phone, with an empty cache. */
export async function measureFirstView(paths: string[]): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { child, port } = await startServer("dist/server/server.js", { DATA_DIR: folder });
  const browser = await chromium.launch(wholeChromiumOptions);
  const figures: Figure[] = [];
  for (const each of paths) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    await page.goto(`http://127.0.0.1:${port}${each}`, { waitUntil: "networkidle" });
    const { html, css, script, font, picture, requests } = await firstViewOf(page);
    await page.close();
    const kilobytes = (bytes: number) => `${formatValue(bytes / 1024)} KB`;
    figures.push({
      what: `HTML + CSS + JS of ${each}`,
      unit: "KB",
      values: [(html + css + script) / 1024],
      better: "less",
      aim: 25,
      note: `JS ${kilobytes(script)}, fonts ${kilobytes(font)}, pictures ${kilobytes(picture)}, ${requests} requests`,
    });
  }
  await browser.close();
  await stop(child);
  rmSync(folder, { recursive: true });
  return figures;
}
