/* Runs the main end-to-end tests in other browsers than Chromium: `npm run browsers -- firefox`. */
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { startSite } from "../e2e/support/site.ts";
import { openFirefox } from "./firefox.ts";
import { browserTests } from "./steps.ts";
import { openWebKit } from "./webkit.ts";

const browsers = { firefox: openFirefox, webkit: openWebKit };

const wanted = process.argv.slice(2);
let passed = 0;
const failed: string[] = [];
for (const [kind, open] of Object.entries(browsers)) {
  if (wanted.length === 0 || wanted.includes(kind)) await runTests(open);
}
for (const each of failed) console.log(`failed: ${each}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 && passed > 0 ? 0 : 1;

/** Runs all tests in one browser. Each browser gets its own site, because the tests change the site's content. */
async function runTests(open: typeof openFirefox): Promise<void> {
  await using site = await startSite();
  await using browser = await open();
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(os.tmpdir(), "campsite-browsers-"));
  opened.defer(() => rm(folder, { recursive: true }));
  const picture = path.join(folder, "Flytebrygge.jpg");
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#3b7a8c" } }).toFile(picture);
  console.log(browser.name);
  for (const { name, walk } of browserTests) {
    try {
      await browser.withTab((tab) => walk(tab, site.origin, { picture }));
      passed += 1;
      console.log(`  ✓ ${name}`);
    } catch (error) {
      failed.push(`${browser.name} › ${name}: ${String(error)}`);
      console.log(`  × ${name}: ${String(error)}`);
    }
  }
}
