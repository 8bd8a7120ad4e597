import path from "node:path";
import { holdPassedPublications } from "#src/cms/next-versions/passed-publications.server.ts";
import { holdAnnouncements } from "#src/features/subscriptions/announcing.server.ts";
import { repeatErasures } from "#src/features/feedback/privacy/erased-feedback.server.ts";
import { readConfig, type Config } from "#src/platform/config.ts";
import type { Context } from "#src/platform/context.ts";
import { backUp } from "#src/platform/copies/backup.ts";
import { openSnapshot } from "#src/platform/copies/snapshot/open-snapshot.ts";
import { openPlace } from "#src/platform/copies/places.ts";
import { restore, type RestoreResult } from "#src/platform/copies/restore.ts";
import { RowsDigest, type TableDigest } from "#src/platform/copies/snapshot/rows-digest.ts";
import { listSiteFiles } from "#src/platform/copies/site-files.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import type { TestDatabase } from "#test/support/databases.ts";

/** Returns the configuration of a site with this folder and database. @param environment further settings */
export const configOf = (
  { dataDir, databaseUrl }: Pick<TestDatabase, "dataDir" | "databaseUrl">,
  environment: Record<string, string> = {},
): Config =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent", ...environment });

/** Backs up a site. @param file an absolute path @returns the archive's path */
export async function backUpTo(
  file: string,
  { config, ...site }: Pick<Context, "config" | "db" | "storage" | "now">,
  key?: string,
): Promise<string> {
  const { dir, base } = path.parse(file);
  const withKey = { ...config, backup: { ...config.backup, key } };
  await backUp({ ...site, config: withKey }, await openPlace(dir, config), base);
  return file;
}

/** Restores an archive as the command `restore` does. @param file an absolute path */
export async function restoreFile(file: string, to: Config, key?: string): Promise<RestoreResult> {
  const { dir, base } = path.parse(file);
  return restore(
    { place: await openPlace(dir, to), name: base, key },
    {
      config: to,
      storage: await openStorage(to),
      repeatErasures,
      holdAnnouncements,
      holdPassedPlans: (db) => holdPassedPublications(db, Temporal.Now.instant()),
    },
  );
}

/**
 * Leaves out the column that every restore changes. On a restored site, mails to subscribers wait until staff start
 * them.
 */
export const withoutHold = <Value>({ isHeld: _, ...row }: Record<string, Value>): Record<string, Value> =>
  row;

/** Returns everything that a copy of a site must have: the rows, the next ids and the files. */
export async function contentsOf(
  config: Config,
  storage: Storage,
): Promise<{ tables: Record<string, TableDigest>; lastIds: object; files: Record<string, string> }> {
  await using snapshot = await openSnapshot(config);
  const tables: Record<string, TableDigest> = {};
  for (const table of snapshot.tables) {
    const digest = new RowsDigest();
    for await (const rows of snapshot.rows(table)) digest.add(rows.map(withoutHold));
    tables[table] = digest.get();
  }
  const files: Record<string, string> = {};
  for await (const { name } of listSiteFiles(storage))
    files[name] = (await storage.get(name))!.toString("base64");
  return { tables, lastIds: snapshot.lastIds, files };
}
