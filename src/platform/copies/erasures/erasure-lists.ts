import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { z } from "zod";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Database } from "#src/platform/database/database.ts";
import { openPlace } from "#src/platform/copies/places.ts";
import { namesIn, type Storage } from "#src/platform/files/storage.ts";
import { ArchiveError } from "#src/platform/copies/archive/archive.ts";
import { addErasures, listErasures, createSubjectHash, type Erasures } from "./erasures.ts";

/*
 * Lists of erasures are stored beside the archives, because a restore brings back data that was erased after the backup
 * and must erase this data again. A list's name is a hash of the list's content, so no process overwrites another
 * process's list.
 */

const listItself = "list";
const listName = /^erased-[0-9a-f]{16}\.json$/;
const listSchema = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.iso.datetime());

/**
 * Writes a list of the site's erasures beside the archives. Removes older lists whose entries are all in the new list.
 * @returns the names of damaged lists, which stay because they may have further entries
 */
export async function writeErasures(
  { db, now }: Pick<Context, "db" | "now">,
  place: Storage,
): Promise<string[]> {
  const ownMoment = (await createSubjectHash(db))(listItself);
  const erasures = { ...(await listErasures(db)), [ownMoment]: toStoredInstant(now()) };
  const content = Buffer.from(`${JSON.stringify(erasures, undefined, 1)}\n`);
  const name = nameOf(content);
  await place.put([{ name, content }]);
  const damaged: string[] = [];
  for (const other of await listNames(place)) {
    const list = await readList(place, other);
    if (list === "damaged") damaged.push(other);
    else if (
      other !== name &&
      list &&
      Object.entries(list).every(([subject, at]) => at <= (erasures[subject] ?? ""))
    )
      await place.remove([other]);
  }
  return damaged;
}

/** Writes the list beside the backups of BACKUP_URL. If that fails, the next backup writes the list. */
export async function recordBesideBackups({
  config,
  db,
  log,
  now,
}: Pick<Context, "config" | "db" | "now"> & { log: Pick<Logger, "warn"> }): Promise<void> {
  try {
    if (config.backup.url) await writeErasures({ db, now }, await openPlace(config.backup.url, config));
  } catch (error) {
    log.warn({ err: error }, "the list of erasures beside the backups could not be written");
  }
}

/** Reads all lists. @throws ArchiveError for a damaged list, because a restore could bring back erased data */
export async function readStoredErasures(place: Storage): Promise<Erasures[]> {
  const lists: Erasures[] = [];
  for (const name of await listNames(place)) {
    const list = await readList(place, name);
    if (list === "damaged")
      throw new ArchiveError(
        `The list of later erasures beside the archive, ${name}, is damaged. Replace it with a good copy. ` +
          "If you have none, move the damaged list away. After the restore, erase again the guests whose erasure you know of. " +
          "Nothing has been changed.",
      );
    if (list) lists.push(list);
  }
  return lists;
}

/** Adds the lists' entries to the site's erasures. @returns the time of the latest list, or undefined */
export async function addStoredErasures(
  db: Database,
  lists: readonly Erasures[],
): Promise<string | undefined> {
  const ownMoment = (await createSubjectHash(db))(listItself);
  for (const { [ownMoment]: _, ...erasures } of lists) await addErasures(db, erasures);
  return lists
    .flatMap(({ [ownMoment]: listedAt }) => listedAt ?? [])
    .toSorted()
    .at(-1);
}

const nameOf = (content: Uint8Array) =>
  `erased-${createHash("sha256").update(content).digest("hex").slice(0, 16)}.json`;

const listNames = async (place: Storage) => (await namesIn(place, "")).filter((name) => listName.test(name));

/** Returns undefined when another process has removed the list in the meantime. */
async function readList(place: Storage, name: string): Promise<Erasures | "damaged" | undefined> {
  const bytes = await place.get(name);
  if (!bytes) return undefined;
  try {
    return nameOf(bytes) === name ? listSchema.parse(JSON.parse(bytes.toString())) : "damaged";
  } catch {
    return "damaged";
  }
}
