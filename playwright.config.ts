import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env["CI"]),
  reporter: "list",
  // What staff write on their site is not to be found on the one that guests' journeys look at.
  projects: [
    { name: "guests", testIgnore: "staff-*.spec.ts" },
    {
      name: "staff",
      testMatch: "staff-*.spec.ts",
      testIgnore: ["staff-start.spec.ts", "staff-keyboard.spec.ts"],
    },
    // These begin with a site that nobody has written on.
    { name: "staff's start", testMatch: "staff-start.spec.ts" },
    { name: "staff's keys", testMatch: "staff-keyboard.spec.ts" },
  ],
  use: {
    browserName: "chromium",
    // Not Oslo, on purpose: the site's times are the campsite's, wherever the visitor sits.
    timezoneId: "Pacific/Auckland",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
