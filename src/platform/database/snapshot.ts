import { randomUUID } from "node:crypto";
import { open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { ConfigError } from "#src/platform/config.ts";

/** How a copy of a SQLite database is called that was made before a migration, beside the database itself. */
const snapshotName = /^campsite\.before-.+\.sqlite$/;

/** How many of them stay. */
const kept = 3;

/** Bytes that stay free for everything else. */
const reserve = 16 * 1024 * 1024;

/** Pages that are copied at a time; nothing else runs yet. */
const pagesAtOnce = 10_000;

/**
 * Copies the SQLite database in the data folder, durably, before a migration changes it. Older copies go.
 * @param step the first migration that is going to run
 * @returns the copy's absolute path; it is a whole database, to be put in the other's place
 * @throws ConfigError when the disk has no room for the copy and for what the migration writes
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
      `DATA_DIR must take a copy of the database before it is changed, and doesn't: ${(error as Error).message}; nothing has been changed.`,
    );
  }
  await sync(dataDir);
  await removeOldest(dataDir);
  return file;
}

/** A migration may write every page anew, beside the database, before it is done: hence twice its size. */
async function refuseFullDisk(dataDir: string, size: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const [needed, free] = [2 * size + reserve, bavail * bsize].map((bytes) => Math.ceil(bytes / 1024 / 1024));
  if (free! >= needed!) return;
  throw new ConfigError(
    `DATA_DIR must have ${needed} MB free for the upgrade, and has ${free}: the database is copied before it is changed. ` +
      `In ${dataDir} nothing has been changed.`,
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

/** Waits until a file's content, or a folder's list of names, is on the disk. Windows has no call for a folder. */
async function sync(place: string): Promise<void> {
  await using handle = await open(place);
  await handle.sync();
}

async function removeOldest(dataDir: string): Promise<void> {
  for (const { file } of (await listSnapshots(dataDir)).slice(kept)) await rm(file, { force: true });
}

/** Removes the copies that were made before a moment. @returns how many */
export async function removeSnapshots(dataDir: string, before: Temporal.Instant): Promise<number> {
  const old = (await listSnapshots(dataDir)).filter(({ at }) => at < before.epochMilliseconds);
  for (const { file } of old) await rm(file, { force: true });
  return old.length;
}

/** The copies, the newest first. */
async function listSnapshots(dataDir: string): Promise<{ file: string; at: number }[]> {
  const files = (await readdir(dataDir))
    .filter((name) => snapshotName.test(name))
    .map((name) => path.join(dataDir, name));
  const dated = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })));
  return dated.toSorted((a, b) => b.at - a.at);
}
