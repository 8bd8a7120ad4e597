import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { ConfigError } from "#src/platform/config.ts";

/** The names of copies of the SQLite database before a migration. They lie beside the database. */
const snapshotName = /^campsite\.before-.+\.sqlite$/;

/** How many copies stay. */
const maxSnapshots = 3;

/** Bytes that must stay free besides the copy. */
const reserve = 16 * 1024 * 1024;

/** Large, because nothing else runs during the copy. */
const pagesAtOnce = 10_000;

/**
 * Copies the SQLite database in the data folder before a migration changes it, and syncs the copy to disk. Removes the
 * oldest copies.
 * @param step the first migration that will run
 * @returns the copy's absolute path; the copy is a complete database and can replace the original
 * @throws ConfigError when the disk has no room for the copy and the migration's writes, or copying fails
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
      `DATA_DIR must have a copy of the database before an upgrade, which could not be written: ${(error as Error).message}. Nothing has been changed.`,
    );
  }
  await sync(dataDir);
  await removeOldest(dataDir);
  return file;
}

/** Requires twice the database's size: for the copy, and for a migration that rewrites every page. */
async function refuseFullDisk(dataDir: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const [needed, free] = [2 * size + reserve, bavail * bsize].map((bytes) => Math.ceil(bytes / 1024 / 1024));
  if (free! >= needed!) return;
  throw new ConfigError(
    `DATA_DIR must have ${needed} MB free for the upgrade, and has ${free}: the upgrade first copies the database. ` +
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
  await sync(to);
}

/** Waits until a file's content, or a folder's list of names, is on the disk. Not available for folders on Windows. */
async function sync(place: string): Promise<void> {
  await using handle = await open(place);
  await handle.sync();
}

async function removeOldest(dataDir: string): Promise<void> {
  for (const { file } of (await listSnapshots(dataDir)).slice(maxSnapshots)) await rm(file, { force: true });
}

/** Removes copies that are older than a moment. @returns how many */
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
