import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./test/chromium.ts";

/** These begin with a site that nobody has written on. */
const alone = ["start", "keyboard", "history"];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // One more than cores: journeys wait now and then.
  workers: 3,
  // No journey is about time taken; a slow machine is no failure.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // On a machine that stands still for seconds. What needed it is named at the end of the test run.
  retries: 1,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  // What staff write on their site is not to be found on the one that guests' journeys look at.
  projects: [
    { name: "guests", testIgnore: "staff-*.spec.ts" },
    { name: "staff", testMatch: "staff-*.spec.ts", testIgnore: alone.map((name) => `staff-${name}.spec.ts`) },
    ...alone.map((name) => ({ name: `staff's ${name}`, testMatch: `staff-${name}.spec.ts` })),
  ],
  use: {
    browserName: "chromium",
    // Not Oslo, on purpose: the site's times are the campsite's, wherever the visitor sits.
    timezoneId: "Pacific/Auckland",
    trace: "on-first-retry",
    launchOptions: chromiumOptions,
  },
});
