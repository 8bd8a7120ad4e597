import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { ConfigError } from "#src/platform/config.ts";
import { syncFolder } from "#src/platform/files/folder-storage.ts";

const snapshotName = /^campsite\.before-.+\.sqlite$/;

const maxSnapshots = 3;

const reserve = 16 * 1024 * 1024;

/** The number of pages in one step. The number is large, because nothing else runs during the copy. */
const pagesAtOnce = 10_000;

/**
 * Copies the SQLite database before a migration. To undo the migration, replace the database with the copy.
 * @param step the first migration that will run
 * @returns the copy's absolute path
 * @throws ConfigError when the disk has too little space or copying fails
 */
export async function takeSnapshot(dataDir: string, step: string): Promise<string> {
  const database = path.join(dataDir, "campsite.sqlite");
  await refuseFullDisk(dataDir, (await stat(database)).size);
  const file = path.join(dataDir, `campsite.before-${step}.sqlite`);
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await copyDatabase(database, unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new ConfigError(
      `An upgrade first copies the database in DATA_DIR. The copy could not be written: ${(error as Error).message}. Nothing has been changed.`,
    );
  }
  await syncFolder(dataDir);
  await removeOldest(dataDir);
  return file;
}

/** Requires space for the copy and for a migration that rewrites every page. @throws ConfigError */
async function refuseFullDisk(dataDir: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const [needed, free] = [2 * size + reserve, bavail * bsize].map((bytes) => Math.ceil(bytes / 1024 / 1024));
  if (free! >= needed!) return;
  throw new ConfigError(
    `DATA_DIR must have ${needed} MB free for the upgrade, but has only ${free}: the upgrade first copies the database. ` +
      `Nothing in ${dataDir} has been changed.`,
  );
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: pagesAtOnce });
  } finally {
    source.close();
  }
  await using copy = await open(to);
  await copy.sync();
}

async function removeOldest(dataDir: string): Promise<void> {
  for (const { file } of (await listSnapshots(dataDir)).slice(maxSnapshots)) await rm(file, { force: true });
}

/** Removes copies that are older than `before`. Returns the number of removed copies. */
export async function removeSnapshots(dataDir: string, before: Temporal.Instant): Promise<number> {
  const old = (await listSnapshots(dataDir)).filter(({ at }) => at < before.epochMilliseconds);
  for (const { file } of old) await rm(file, { force: true });
  return old.length;
}

/** Lists the copies, newest first. */
async function listSnapshots(dataDir: string): Promise<{ file: string; at: number }[]> {
  const files = (await readdir(dataDir))
    .filter((name) => snapshotName.test(name))
    .map((name) => path.join(dataDir, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  return dated.toSorted((a, b) => b.at - a.at);
}
