import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./test/support/chromium.ts";

/** Tests that need a site that no other test has used, or that leave their site unusable for other tests. */
const alone = ["start", "keyboard", "history", "failed-calls", "large-lists"];

export default defineConfig({
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // Two cores can run four workers, because the tests often wait, for example for transitions.
  workers: 4,
  // The timeouts are long, so that tests also pass on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A test can fail when the machine stops for seconds. The end of the run lists such tests.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  // Guests' tests must not see content that staff's tests write, so each project has its own sites.
  // Files with one long test come first, so that no worker is idle at the end.
  projects: [
    // These tests break the same source files, so they run one after the other, on one development server.
    { name: "developers", testDir: "e2e/developers", fullyParallel: false, workers: 1 },
    ...alone.map((name) => ({ name: `staff's ${name}`, testDir: "e2e/staff", testMatch: `${name}.spec.ts` })),
    { name: "staff", testDir: "e2e/staff", testIgnore: alone.map((name) => `${name}.spec.ts`) },
    { name: "guests", testDir: "e2e/guests" },
  ],
  use: {
    browserName: "chromium",
    // Animations are off, because they cost processor time. Tests of animations turn them on.
    reducedMotion: "reduce",
    // The time zone isn't Oslo's, because the site must show the campsite's times to visitors anywhere.
    timezoneId: "Pacific/Auckland",
    trace: "on-first-retry",
    launchOptions: chromiumOptions,
  },
});
