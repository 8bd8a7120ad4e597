import assert from "node:assert/strict";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { readConfig } from "#src/platform/config.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { namesIn, type Storage } from "#src/platform/files/storage.ts";

/** Queries a site's database. @param site the site's settings */
export async function askDatabase(
  { DATABASE_URL: url, DATA_DIR: dataDir }: Record<string, string>,
  statement: string,
): Promise<Record<string, unknown>[]> {
  if (!url) {
    using database = new DatabaseSync(path.join(dataDir!, "campsite.sqlite"));
    return database.prepare(statement).all();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/**
 * Compares the messages and photos of two sites row by row, and the files of photos and documents byte by byte.
 * @param one, other the settings of the sites
 * @returns the numbers of compared rows and files
 * @throws AssertionError when the sites differ
 */
export async function compareSites(
  one: Record<string, string>,
  other: Record<string, string>,
): Promise<{ rows: number; files: number }> {
  let rows = 0;
  for (const table of ["feedback", "photo"]) {
    const [here, there] = await Promise.all(
      [one, other].map((site) => askDatabase(site, `select * from ${table} order by id`)),
    );
    assert.equal(here!.length, there!.length);
    for (const [index, row] of here!.entries()) assert.deepEqual({ ...there![index] }, { ...row });
    rows += here!.length;
  }
  const [here, there] = await Promise.all([one, other].map((site) => openStorage(readConfig(site))));
  const files = (await namesOf(here!)).toSorted();
  assert.deepEqual((await namesOf(there!)).toSorted(), files);
  const concurrency = 16;
  await Promise.all(
    Array.from({ length: concurrency }, async (_, way) => {
      for (let index = way; index < files.length; index += concurrency) {
        const [first, second] = await Promise.all([here!.get(files[index]!), there!.get(files[index]!)]);
        assert.ok(first && second && first.equals(second), String(files[index]));
      }
    }),
  );
  return { rows, files: files.length };
}

const namesOf = async (storage: Storage) =>
  (await Promise.all(["images/", "pdf/"].map((prefix) => namesIn(storage, prefix)))).flat();
