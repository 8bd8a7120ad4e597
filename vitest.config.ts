import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { compiledMessages } from "./build/messages.ts";
import { staffLanguages } from "./build/staff-languages.ts";

// Far from Oslo's time zone and sometimes a day ahead, so that code that ignores the site's time zone fails.
process.env["TZ"] = "Pacific/Auckland";

/** The tests that need no browser. */
export const testFiles = "{src,test,db,build}/**/*.test.{ts,tsx}";

/**
 * Files that need a process of their own. Other tests in the process would load modules that these files don't expect,
 * or change the decoders that the library `sharp` blocks.
 */
const alone = [
  // These tests mostly wait for processes that they start and kill.
  "test/processes/**/*.test.ts",
  "src/platform/database/snapshot.test.ts",
  "src/campsite/look/icon-tasks.server.test.ts",
  "src/cms/photos/pictures/picture-check.server.test.ts",
  "src/cms/photos/pictures/picture-files.server.test.ts",
];

export default defineConfig({
  plugins: [compiledMessages(), staffLanguages()],
  test: {
    // All other test files of a Vitest worker share one process and its loaded modules. Loading the site for each file
    // would take as long as the tests.
    projects: [
      { extends: true, test: { name: "shared", include: [testFiles], exclude: alone, isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ],
    globalSetup: [
      "test/support/run/run-folder.ts",
      "test/support/postgres/postgres-on-demand.ts",
      "test/support/programs/programs-on-demand.ts",
    ],
    setupFiles: ["test/support/run/property-seed.ts"],
    // No test measures speed, so no test may fail because the machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One worker more than the machine has cores, because tests of processes wait at times.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
