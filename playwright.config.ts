import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./test/support/chromium.ts";

/** These begin with a site that nobody has written on, or leave it as no other journey wants it. */
const alone = ["start", "keyboard", "history", "calls", "grown"];

export default defineConfig({
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // Two more than cores: journeys wait now and then, for what fades or is saved a moment later.
  workers: 4,
  // No journey is about time taken; a slow machine is no failure.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // On a machine that stands still for seconds. What needed it is named at the end of the test run.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  // What staff write on their site is not to be found on the one that guests' journeys look at.
  // Files that run as one come first and the many short journeys last, so that no worker is idle at the end.
  projects: [
    ...alone.map((name) => ({ name: `staff's ${name}`, testDir: "e2e/staff", testMatch: `${name}.spec.ts` })),
    { name: "staff", testDir: "e2e/staff", testIgnore: alone.map((name) => `${name}.spec.ts`) },
    { name: "guests", testDir: "e2e/guests" },
    // They break the same sources, one after the other.
    { name: "developers", testDir: "e2e/developers", fullyParallel: false },
  ],
  use: {
    browserName: "chromium",
    // What moves by itself is drawn anew sixty times a second; journeys that are about it ask for it.
    reducedMotion: "reduce",
    // Not Oslo, on purpose: the site's times are the campsite's, wherever the visitor sits.
    timezoneId: "Pacific/Auckland",
    trace: "on-first-retry",
    launchOptions: chromiumOptions,
  },
});
