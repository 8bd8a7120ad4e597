import { createHash } from "node:crypto";
import { z } from "zod";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Database } from "#src/platform/database/database.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import { addErasures, listErasures, openHash, type Erasures } from "./erasures.ts";

/*
 * Lists of what was erased, beside the archives: whoever restores an older archive erases it again. Each list is a file
 * of its own, named by its content, so that two processes never write over each other's. Among the erasures it has its
 * own moment, as of a subject that is nobody, by which a restore can say how far it reaches.
 */

const listItself = "list";
const beginning = "erased-";
const listName = /^erased-[0-9a-f]{16}\.json$/;
const listSchema = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.iso.datetime());

/** Puts what the site has erased beside the archives in a place, and removes the lists that say no more than that. */
export async function keepErasures({ db, now }: Pick<Context, "db" | "now">, place: Storage): Promise<void> {
  const ownMoment = (await openHash(db))(listItself);
  const erasures = { ...(await listErasures(db)), [ownMoment]: toStoredInstant(now()) };
  const content = Buffer.from(`${JSON.stringify(erasures, undefined, 1)}\n`);
  const name = `${beginning}${createHash("sha256").update(content).digest("hex").slice(0, 16)}.json`;
  await place.put([{ name, content }]);
  for await (const other of listNames(place)) {
    if (other === name) continue;
    const found = await readList(place, other);
    if (found && Object.entries(found).every(([subject, at]) => at <= (erasures[subject] ?? "")))
      await place.remove([other]);
  }
}

/**
 * Adds what the lists in a place say to what the site remembers.
 * @returns the moment that they reach to; undefined when none is there that tells
 */
export async function addKeptErasures(db: Database, place: Storage): Promise<string | undefined> {
  const ownMoment = (await openHash(db))(listItself);
  const moments: string[] = [];
  for await (const name of listNames(place)) {
    const found = await readList(place, name);
    const { [ownMoment]: listedAt, ...erasures } = found ?? {};
    await addErasures(db, erasures);
    if (listedAt !== undefined) moments.push(listedAt);
  }
  return moments.toSorted().at(-1);
}

async function* listNames(place: Storage): AsyncGenerator<string> {
  for await (const { name } of place.list("")) if (listName.test(name)) yield name;
}

/** @returns undefined when another process has removed it meanwhile */
async function readList(place: Storage, name: string): Promise<Erasures | undefined> {
  const bytes = await place.get(name);
  return bytes && listSchema.parse(JSON.parse(bytes.toString()));
}
