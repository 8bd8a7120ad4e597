import { Readable } from "node:stream";
import type { Config } from "#src/platform/config.ts";
import { openDatabase, whileStarting, type Database } from "#src/platform/database/database.ts";
import { migrate, migrations } from "#src/platform/database/migrate.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import { ArchiveError, type Manifest } from "#src/platform/copies/archive/archive.ts";
import { compareDatabase } from "./compare.ts";
import { ageBeginning, decrypt } from "#src/platform/copies/archive/encryption.ts";
import { addKeptErasures } from "./erasure-lists.ts";
import { fillDatabase } from "./fill-database.ts";
import { beginCopy, finishCopy, refuseTakenPlace } from "./half-copy.ts";
import {
  archivedFiles,
  archivedRows,
  checkArchive,
  type OpenArchive,
} from "#src/platform/copies/archive/read-archive.ts";
import { inPieces, putCompared } from "./site-files.ts";

/** Where a site is restored to. */
export interface RestorePlace {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  storage: Storage;
  /** Deletes what the site remembers as erased, and says how much it was. */
  eraseAgain(db: Database): Promise<number>;
}

/** What was restored. */
export interface Restored {
  manifest: Manifest;
  files: number;
  /** The moment that the lists of erasures beside the archive reach to; undefined when there is none. */
  erasedUntil: string | undefined;
  erased: number;
}

/**
 * Makes a site from an archive, in an empty place. Before the whole archive is found sound nothing is touched. When it
 * is broken off, no site starts there, and it can be done again.
 * @param source where the archive is, and the lists of what was erased after it
 * @throws ArchiveError when the archive can't be restored, ConfigError when the place isn't empty
 */
export async function restore(
  source: { place: Storage; name: string; key: string | undefined },
  { config, storage, eraseAgain }: RestorePlace,
): Promise<Restored> {
  const open = () => openArchive(source);
  const manifest = await checkArchive(open);
  refuseNewer(manifest);
  const db = await openDatabase(config, { patience: whileStarting });
  try {
    await refuseTakenPlace(db, storage);
    await beginCopy(db);
    await fillDatabase(db, manifest, archivedRows(open));
    await compareDatabase(config, manifest);
    let files = 0;
    for await (const piece of inPieces(archivedFiles(open), ({ bytes }) => bytes.length)) {
      await putCompared(storage, piece);
      files += piece.length;
    }
    await migrate(db);
    const erasedUntil = await addKeptErasures(db, source.place);
    const erased = await eraseAgain(db);
    await finishCopy(db);
    return { manifest, files, erasedUntil, erased };
  } finally {
    await db.destroy();
  }
}

async function openArchive({
  place,
  name,
  key,
}: {
  place: Storage;
  name: string;
  key: string | undefined;
}): ReturnType<OpenArchive> {
  const content = await place.read(name);
  if (!content) {
    // Where the place itself isn't there, this says so: about one name a store doesn't.
    for await (const _ of place.list("")) break;
    throw new ArchiveError(`There is no ${name}.`);
  }
  const [bytes, beginning] = await lookAhead(content, ageBeginning.length);
  return beginning.toString() === ageBeginning ? decrypt(bytes, key) : bytes;
}

/** The same bytes, and the first of them. */
async function lookAhead(
  content: AsyncIterable<Uint8Array>,
  count: number,
): Promise<[ReadableStream<Uint8Array>, Buffer]> {
  const iterator = content[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  while (beginning.length < count) {
    const { value, done } = await iterator.next();
    if (done) break;
    beginning = Buffer.concat([beginning, value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    try {
      yield beginning;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return [
    Readable.toWeb(Readable.from(all(), { objectMode: false })) as ReadableStream<Uint8Array>,
    beginning.subarray(0, count),
  ];
}

function refuseNewer({ schema, program }: Manifest): void {
  const unknown = schema.filter((step) => !(step in migrations));
  if (unknown.length === 0) return;
  throw new ArchiveError(
    `The archive was made by a newer version of this program, ${program} (it has ${unknown.join(", ")}). ` +
      "Restore it with that version.",
  );
}
