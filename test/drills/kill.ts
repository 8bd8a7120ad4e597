/*
 * Kills a site during writes of every kind, 25 times on each of the four combinations of database and storage. The
 * drill reports lost acknowledged writes, rows without files and files without rows. It needs a build. KILLS changes
 * the number of kills on each combination.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { openFolderStorage } from "#src/platform/files/folder-storage.ts";
import { openS3Storage } from "#src/platform/files/s3-storage.ts";
import { openStaffSession } from "#test/processes/guests-and-staff.ts";
import { KilledSite } from "#test/processes/killed-site/killed-site.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";
import { startPostgres } from "#test/support/postgres/postgres.ts";
import { startStore } from "#test/support/s3/s3.ts";

const kills = Number(process.env["KILLS"] ?? 25);
// The combinations run in parallel, because each combination waits long for mail and for the locks of killed processes.
const faults = await Promise.all(
  ["SQLite", "PostgreSQL"].flatMap((database) => ["folder", "bucket"].map((files) => kill(database, files))),
);
process.exit(faults.some((count) => count > 0) ? 1 : 0);

/** @returns the number of faults */
async function kill(database: string, files: string): Promise<number> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "campsite-drill-"));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(dataDir, { recursive: true }));
  const staff = stack.use(await openStaffSession());
  const mail = stack.use(await startMailServer());
  const store = files === "bucket" ? stack.use(await startStore()) : undefined;
  const postgres = database === "PostgreSQL" ? await startPostgres() : undefined;
  if (postgres) stack.defer(() => postgres.stop());
  const query = async (statement: string): Promise<Record<string, unknown>[]> => {
    if (!postgres) {
      using sqlite = new DatabaseSync(path.join(dataDir, "campsite.sqlite"), { timeout: 5000 });
      return sqlite.prepare(statement).all();
    }
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? "",
    SMTP_URL: mail.url,
    MAIL_FROM: "skjema@camping.example",
    MAIL_TO: "post@camping.example",
    FORM_LIMIT: "999999",
    ...store?.environment,
  };
  const storage = store ? openS3Storage(store.config) : openFolderStorage(dataDir);
  const site = new KilledSite({ environment, storage, query }, staff, mail);
  const startedAt = performance.now();
  for (let round = 0; round < kills; round++) await site.killAfter(20 + ((round * 37) % 100));
  await site.inspectAll(240);
  await site.passDays();
  await site.inspectFiles();
  const { acknowledged, mails, faults: found } = site.outcome;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const writes = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  console.log(
    `${database}, ${files}: ${kills} kills during ${writes} writes in ${seconds} s, ${found.length} faults`,
  );
  console.log(`  acknowledged: ${JSON.stringify(acknowledged)}; mails: ${JSON.stringify(mails)}`);
  for (const each of found.slice(0, 20)) console.log(`  ${each}`);
  return found.length;
}
