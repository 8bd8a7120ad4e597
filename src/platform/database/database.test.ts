import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { seed } from "#src/seed.ts";
import { site } from "#src/site.server.ts";
import { createDatabase, type TestDatabase } from "#test/support/databases.ts";
import { siteOn } from "#test/support/site.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext, createLog } from "#src/platform/context.ts";
import { openDatabase } from "./database.ts";

test("a dropped PostgreSQL connection is logged, and the next query gets a new connection", async () => {
  await using place = await createDatabase("PostgreSQL");
  const warned = Promise.withResolvers<object>();
  const log = createLog("silent");
  log.warn = (fields: object) => warned.resolve(fields);
  await using db = await openDatabase(place, { log });
  await using other = await openDatabase(place);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  expect(await warned.promise).toEqual({ err: expect.any(Error) });
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});

describe("SQLite in the data folder", () => {
  const configOf = ({ dataDir }: TestDatabase) => readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const start = (place: TestDatabase) => openContext(configOf(place), site, { isStarting: true });

  test("lets the event loop run between long queries, also within a transaction", async () => {
    await using place = await createDatabase("SQLite");
    await using db = await openDatabase(place);
    const count = sql<number>`(with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)
      select count(*) from n)`;
    const queries = async (on: typeof db) => {
      let turns = 0;
      let next = setImmediate(function turn() {
        turns++;
        next = setImmediate(turn);
      });
      for (let times = 0; times < 5; times++) await on.selectNoFrom(count.as("count")).execute();
      clearImmediate(next);
      return turns;
    };
    expect(await queries(db)).toBeGreaterThanOrEqual(4);
    expect(await db.transaction().execute(queries)).toBeGreaterThanOrEqual(4);
  });

  test("stops the start and names the remedy when it is damaged, and makes a running site unready", async () => {
    await using place = await createDatabase("SQLite");
    const context = await start(place);
    await seed(context);
    await context.db.destroy();
    const file = path.join(place.dataDir, "campsite.sqlite");
    await overwriteTable(file, "pageText");
    await expect(start(place)).rejects.toThrow(
      /^campsite\.sqlite in \S+ is damaged \(.+\)\. Restore a backup, as docs\/operating\.md says/,
    );
    const running = await openContext(configOf(place), site);
    await using _ = running.db;
    const response = await siteOn(running).get("/readyz");
    expect([response.status, await response.text()]).toEqual([503, "not ready: database"]);
  });

  test.each([
    ["missing", "images/320/brygga-1a2b3c4d.jpg", undefined],
    ["empty", "pdf/regler-1a2b3c4d.pdf", ""],
  ])("stops the start when it is %s beside a site's files", async (_, kept, content) => {
    await using place = await createDatabase("SQLite");
    const file = path.join(place.dataDir, "campsite.sqlite");
    await mkdir(path.dirname(path.join(place.dataDir, kept)), { recursive: true });
    await writeFile(path.join(place.dataDir, kept), "x");
    if (content !== undefined) await writeFile(file, content);
    await expect(start(place)).rejects.toThrow(/its campsite\.sqlite is missing or empty\. Restore a backup/);
    expect(await readFile(file, "utf8").catch(() => undefined)).toBe(content);
  });

  test("is created beside existing camera files, even if there is an empty campsite.sqlite", async () => {
    await using place = await createDatabase("SQLite");
    await mkdir(path.join(place.dataDir, "webcam"));
    await writeFile(path.join(place.dataDir, "webcam/bilde1.jpg"), "x");
    await writeFile(path.join(place.dataDir, "campsite.sqlite"), "");
    const context = await start(place);
    await using _ = context.db;
    expect(await context.db.selectFrom("identity").selectAll().execute()).toEqual([]);
  });
});

/** Overwrites the first page of a table in a closed database. */
async function overwriteTable(file: string, table: string): Promise<void> {
  const database = new DatabaseSync(file);
  const size = Number(database.prepare("pragma page_size").get()!["page_size"]);
  const page = Number(
    database.prepare("select rootpage from sqlite_schema where name = ?").get(table)!["rootpage"],
  );
  database.close();
  await using handle = await open(file, "r+");
  await handle.write(Buffer.alloc(size, 0xff), 0, size, (page - 1) * size);
}
