import { copySources, startDevelopment } from "#test/support/development.ts";
import { staff, type Site } from "./site.ts";
import { test as base } from "./test.ts";

/** A browser test on a site in development. The test may break the site's source files. */
export const test = base.extend<object, { development: { folder: string; output: () => string } & Site }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parameters.
    async ({}, provide) => {
      await using copy = await copySources();
      await using site = await startDevelopment(copy.folder, { DEV_STAFF_PASSWORD: staff.password });
      await provide({ ...site, folder: copy.folder });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  site: [({ development }, provide) => provide(development), { scope: "worker" }],
});
