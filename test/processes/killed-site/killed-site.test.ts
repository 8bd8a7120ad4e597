import { site as features } from "#src/site.server.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { documentFiles } from "#src/features/documents/document-files.server.ts";
import { purgePicturesWithoutPhoto } from "#src/cms/photos/photos.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { sweepDisk, sweepingJob } from "#src/platform/files/leftovers.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";
import { openStaffSession } from "../guests-and-staff.ts";
import { KilledSite } from "./killed-site.ts";

describe.each(databases)("a site on %s", (database) => {
  test("keeps every acknowledged write, and no file without a row, when it is killed during writes", async () => {
    await using place = await createDatabase(database);
    await using staff = await openStaffSession();
    await using mail = await startMailServer();
    const environment = {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      SMTP_URL: mail.url,
      MAIL_FROM: "skjema@camping.example",
      MAIL_TO: "post@camping.example",
      FORM_LIMIT: "999999",
      LOG_LEVEL: "info",
    };
    const context = await openContext(readConfig({ ...environment, LOG_LEVEL: "silent" }), features);
    await using _ = context.db;
    const query = async (statement: string) =>
      (await sql.raw<Record<string, unknown>>(statement).execute(context.db)).rows;
    const site = new KilledSite({ environment, storage: context.storage, query }, staff, mail);
    for (const writes of [10, 40]) await site.killAfter(writes);
    await site.inspectAll(0);
    for (const days of [1, 32]) {
      const later = { ...context, now: () => context.now().add({ hours: 24 * days }) };
      await sweepingJob(later).run(new AbortController().signal);
      await sweepDisk(later);
      await purgePicturesWithoutPhoto(later);
      await documentFiles.purge(later);
    }
    await site.inspectFiles();
    expect(site.outcome.faults.join("\n")).toBe("");
    expect(Object.keys(site.outcome.acknowledged).length).toBeGreaterThan(10);
  });
});
