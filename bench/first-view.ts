import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { wholeChromiumOptions } from "#test/support/chromium.ts";
import { startServer, stop } from "./processes.ts";
import type { Row } from "./report.ts";

type Kind = "Document" | "Stylesheet" | "Script" | "Font" | "Image";

/** Bytes of bodies that travelled for the first view of a page on a phone, by kind. */
async function transferred(browser: Browser, url: string): Promise<Record<Kind, number>> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, Kind>();
  const bytes: Record<Kind, number> = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0 };
  const headers = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type as Kind);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind && kind in bytes) bytes[kind] += encodedDataLength - headers.get(requestId)!;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  return bytes;
}

/** The weight of the first view of pages at 390 px: bodies as they travel. */
export async function measureFirstView(paths: string[]): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { child, port } = await startServer("dist/server/server.js", { DATA_DIR: folder });
  const browser = await chromium.launch(wholeChromiumOptions);
  const rows: Row[] = [];
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  for (const each of paths) {
    const { Document, Stylesheet, Script, Font, Image } = await transferred(
      browser,
      `http://127.0.0.1:${port}${each}`,
    );
    const parts = `HTML + CSS + JS ${kilobytes(Document + Stylesheet + Script)} (JS ${kilobytes(Script)}), fonts ${kilobytes(Font)}, pictures ${kilobytes(Image)}`;
    rows.push({ what: `first view of ${each}`, figure: parts, aim: "≤ 25 KB (JS ≤ 3 KB), fonts ≤ 65 KB" });
    if (each === "/")
      rows.push({
        what: "home with pictures",
        figure: kilobytes(Document + Stylesheet + Script + Font + Image),
        aim: "≤ 150 KB",
      });
  }
  await browser.close();
  await stop(child);
  rmSync(folder, { recursive: true });
  return rows;
}
