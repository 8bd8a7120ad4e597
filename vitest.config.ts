import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { compiledMessages } from "./build/messages.ts";
import { staffLanguages } from "./build/staff-languages.ts";

// Far from Oslo, and a day ahead of it at times, so that code which forgets the site's time zone fails.
process.env["TZ"] = "Pacific/Auckland";

/** Where tests stand that need no browser. */
export const testFiles = "{src,test,db,build}/**/*.test.{ts,tsx}";

/** Files with a process of their own: what others do to theirs would be seen, as a module loaded already or sharp's readers shut. */
const alone = [
  // Most of what they take is taken by the processes that they start and kill.
  "test/processes/**/*.test.ts",
  "src/platform/database/snapshot.test.ts",
  "src/cms/photos/pictures/picture-files.server.test.ts",
];

export default defineConfig({
  plugins: [compiledMessages(), staffLanguages()],
  test: {
    // The others share theirs, which has loaded the site once: to load it for each file takes as long as the tests do.
    projects: [
      { extends: true, test: { name: "shared", include: [testFiles], exclude: alone, isolate: false } },
      { extends: true, test: { name: "alone", include: alone } },
    ],
    globalSetup: ["test/support/run/run-folder.ts", "test/support/postgres/postgres-on-demand.ts"],
    setupFiles: ["test/support/run/property-seed.ts"],
    // No test is about time taken; a slow machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than cores: tests of processes wait now and then.
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
