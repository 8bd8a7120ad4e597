import { createHash } from "node:crypto";
import { z } from "zod";
import type { Database } from "#src/platform/database/database.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import { addErasures, listErasures, type Erasures } from "./erasures.ts";

/*
 * Lists of what was erased, beside the archives: whoever restores an older archive erases it again. Each list is a file
 * of its own, named by its content, so that two processes never write over each other's.
 */

const beginning = "erased-";
const listName = /^erased-[0-9a-f]{16}\.json$/;
const listSchema = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.iso.datetime());

/** Puts what the site has erased beside the archives in a place, and removes the lists that say no more than that. */
export async function keepErasures(db: Database, place: Storage): Promise<void> {
  const erasures = await listErasures(db);
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

/** Adds what the lists in a place say to what the site remembers. @returns how many lists there were */
export async function addKeptErasures(db: Database, place: Storage): Promise<number> {
  let lists = 0;
  for await (const name of listNames(place)) {
    const found = await readList(place, name);
    if (!found) continue;
    await addErasures(db, found);
    lists++;
  }
  return lists;
}

async function* listNames(place: Storage): AsyncGenerator<string> {
  for await (const { name } of place.list("")) if (listName.test(name)) yield name;
}

/** @returns undefined when another process has removed it meanwhile */
async function readList(place: Storage, name: string): Promise<Erasures | undefined> {
  const bytes = await place.get(name);
  return bytes && listSchema.parse(JSON.parse(bytes.toString()));
}
