import { defineConfig } from "vitest/config";

// Far from Oslo, and a day ahead of it at times, so that code which forgets the site's time zone fails.
process.env["TZ"] = "Pacific/Auckland";

/** Where tests stand that need no browser. */
export const testFiles = "{src,test,db,build}/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    include: [testFiles],
    globalSetup: ["test/support/postgres/postgres-on-demand.ts"],
    setupFiles: ["test/support/property-seed.ts"],
    // No test is about time taken; a slow machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Vitest leaves a core for the one who looks on; here nobody does.
    maxWorkers: "100%",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
