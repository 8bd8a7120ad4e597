import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./test/support/chromium.ts";

/** Tests that need an unused site, or that leave it unusable for others. */
const alone = ["start", "keyboard", "history", "failed-calls", "large-lists"];

export default defineConfig({
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // For two cores: two more, because the tests wait at times, such as for transitions.
  workers: 4,
  // No test is about speed, so a slow machine must not fail one.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // For a machine that stands still for seconds. The end of the run lists flaky tests.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  // Guests' tests must not see content that staff's tests write, so each project has its own sites.
  // Files with one long test come first, so that no worker is idle at the end.
  projects: [
    ...alone.map((name) => ({ name: `staff's ${name}`, testDir: "e2e/staff", testMatch: `${name}.spec.ts` })),
    { name: "staff", testDir: "e2e/staff", testIgnore: alone.map((name) => `${name}.spec.ts`) },
    { name: "guests", testDir: "e2e/guests" },
    // They break the same sources, one after the other.
    { name: "developers", testDir: "e2e/developers", fullyParallel: false },
  ],
  use: {
    browserName: "chromium",
    // Animations draw sixty times a second. Tests of animations turn them on.
    reducedMotion: "reduce",
    // Not Oslo: the site shows the campsite's times wherever the visitor is.
    timezoneId: "Pacific/Auckland",
    trace: "on-first-retry",
    launchOptions: chromiumOptions,
  },
});
