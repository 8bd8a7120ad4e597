import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createDatabase, databases, type TestDatabase } from "#test/support/databases.ts";
import { startStore } from "#test/support/s3/s3.ts";
import { ConfigError, readConfig } from "./config.ts";
import { openContext } from "./context.ts";
import { openDatabase } from "./database/database.ts";
import { tableNames } from "./database/table-names.ts";
import { namesIn } from "./files/storage.ts";

/** Starts and stops a process of a site. @returns the files that identify the site in its storage */
async function start(
  { dataDir, databaseUrl }: Pick<TestDatabase, "dataDir" | "databaseUrl">,
  settings = {},
): Promise<string[]> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent", ...settings };
  const { db, storage } = await openContext(readConfig(environment), [], { isStarting: true });
  await db.destroy();
  return namesIn(storage, "site/");
}

describe.each(databases)("a site on %s", (database) => {
  test("marks its storage when three processes start at once, and recognises the storage later", async () => {
    await using place = await createDatabase(database);
    const [one, two, three] = await Promise.all([start(place), start(place), start(place)]);
    expect([one, two, three]).toEqual([one, one, one]);
    expect(one).toEqual([expect.stringMatching(/^site\/id-[0-9a-f-]{36}$/)]);
    expect(await start(place)).toEqual(one);
  });

  test("refuses another site's bucket, and refuses an empty bucket after the site has marked its own bucket", async () => {
    await using store = await startStore();
    await using empty = await startStore();
    await using first = await createDatabase(database);
    await using second = await createDatabase(database);
    const [mark] = await start(first, store.environment);
    const refused = await start(second, store.environment).catch((error: unknown) => error as Error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(String(refused)).toContain(`the bucket site at ${store.config.url} to site ${mark!.slice(8)}`);
    await expect(start(first, empty.environment)).rejects.toThrow(/to no site.*Nothing has been changed/);
    expect(await start(first, store.environment)).toEqual([mark]);
    const wrong = { ...store.environment, S3_SECRET_ACCESS_KEY: "guessed" };
    await expect(start(first, wrong)).rejects.toThrow(/a reachable bucket.*403 SignatureDoesNotMatch/);
  });
});

test("an empty database stays empty when the storage belongs to a site, so that a backup can be restored to it", async () => {
  await using store = await startStore();
  await using lost = await createDatabase("SQLite");
  await using empty = await createDatabase("PostgreSQL");
  const [mark] = await start(lost, store.environment);
  const refused = await start(empty, store.environment).catch((error: unknown) => String(error));
  expect(refused).toMatch(
    new RegExp(`belongs to no site, and .* to site ${mark!.slice(8)}.*Nothing has been`),
  );
  await using db = await openDatabase(readConfig({ DATABASE_URL: empty.databaseUrl }));
  expect(await tableNames(db)).toEqual([]);
});

test("a wrong storage is refused before the database is migrated", async () => {
  await using store = await startStore();
  await using place = await createDatabase("SQLite");
  await start(place);
  const { db } = await openContext(readConfig({ DATA_DIR: place.dataDir, LOG_LEVEL: "silent" }), []);
  // Without this list, a migration would run every step again and fail. The storage must be refused before that.
  await sql`delete from kysely_migration`.execute(db);
  await db.destroy();
  await expect(start(place, store.environment)).rejects.toThrow("to no site");
});

test("a second process with its own folder doesn't start on the same PostgreSQL database", async () => {
  await using place = await createDatabase("PostgreSQL");
  await using other = await createDatabase("SQLite");
  await start(place);
  const moved = { databaseUrl: place.databaseUrl, dataDir: other.dataDir };
  await expect(start(moved)).rejects.toThrow(`the folder ${other.dataDir} to no site`);
  expect(await start(place)).toHaveLength(1);
});
