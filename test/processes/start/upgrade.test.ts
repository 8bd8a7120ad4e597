import { readdir } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { version } from "#package.json";
import { openDatabase } from "#src/platform/database/database.ts";
import { firstStep } from "#src/platform/database/upgrades/applied-migrations.ts";
import { migrations } from "#src/platform/database/upgrades/migrations.ts";
import { migrationsBefore1 } from "#src/platform/database/upgrades/migrations-before-1.ts";
import { createDatabase, databases, type TestDatabase } from "#test/support/databases.ts";
import { oldDatabases } from "#test/support/old-versions/old-databases.ts";
import { createOldDatabase } from "#test/support/old-versions/create-old-database.ts";
import { startServer, type ServerProcess } from "#test/support/server.ts";

const environment = ({ dataDir, databaseUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  WORKERS: "2",
});

const linesOf = ({ log }: ServerProcess, message: string) => log.filter(({ msg }) => msg === message);
const upgraded = "database brought up to date";

async function createLast01Database(place: TestDatabase): Promise<void> {
  await using db = await openDatabase(place);
  await createOldDatabase(db, oldDatabases["0.1.0"]!);
}

async function listedSteps(place: TestDatabase): Promise<string[]> {
  await using db = await openDatabase(place);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

describe.each(databases)("a database of version 0.1 on %s", (database) => {
  test("is upgraded once when two servers with workers start on it together", async () => {
    await using place = await createDatabase(database);
    await createLast01Database(place);
    await using one = startServer(environment(place));
    await using other = startServer(environment(place));
    for (const each of [one, other]) {
      expect(await (await fetch(`${await each.origin}/readyz`)).text()).toBe("ready");
      expect(each.log[0]).toMatchObject({ level: "info", msg: "starting", version });
    }
    const copy =
      database === "SQLite" ? { copy: `${place.dataDir}/campsite.before-${firstStep}.sqlite` } : {};
    expect([one, other].flatMap((each) => linesOf(each, upgraded))).toEqual([
      {
        level: "info",
        time: expect.any(String),
        msg: upgraded,
        migrations: Object.keys(migrations),
        ...copy,
      },
    ]);
    const upgrader = linesOf(one, upgraded).length > 0 ? one : other;
    expect(upgrader.log[1]).toMatchObject({ msg: upgraded });
    for (const each of [one, other]) each.signal("SIGTERM");
    for (const each of [one, other]) expect(await each.ended).toMatchObject({ code: 0 });
    await using later = startServer(environment(place));
    await later.origin;
    expect(later.log[0]).toMatchObject({ msg: "starting", version });
    expect(linesOf(later, upgraded)).toEqual([]);
  });
});

test("a killed upgrade of 0.1 on SQLite leaves the old or the first new migrations, and the site starts again", async () => {
  await using place = await createDatabase("SQLite");
  await createLast01Database(place);
  const steps = Object.keys(migrations);
  const upgradedTo = steps.map((_, index) => steps.slice(0, index + 1));
  for (let pause = 0; pause < 60; pause += 4) {
    await using server = startServer({ ...environment(place), WORKERS: "1" });
    await server.logged("starting");
    await setTimeout(pause);
    process.kill(server.pid, "SIGKILL");
    await server.ended;
    expect([migrationsBefore1, ...upgradedTo]).toContainEqual(await listedSteps(place));
  }
  await using server = startServer({ ...environment(place), WORKERS: "1" });
  expect(await (await fetch(`${await server.origin}/readyz`)).text()).toBe("ready");
  expect(await listedSteps(place)).toEqual(Object.keys(migrations));
});

test("a killed upgrade of 0.1 on PostgreSQL leaves the old migrations, and the site starts again", async () => {
  await using place = await createDatabase("PostgreSQL");
  await createLast01Database(place);
  await using db = await openDatabase(place);
  await using server = startServer(environment(place));
  await db.transaction().execute(async (transaction) => {
    await sql`lock table kysely_migration in share mode`.execute(transaction);
    const waiting = sql`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from "kysely_migration"%'`;
    await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
    process.kill(server.pid, "SIGKILL");
    await server.ended;
  });
  expect(await listedSteps(place)).toEqual(migrationsBefore1);
  await using later = startServer(environment(place));
  expect(await (await fetch(`${await later.origin}/readyz`)).text()).toBe("ready");
  expect(await listedSteps(place)).toEqual(Object.keys(migrations));
});

test("a site older than the last release of 0.1 doesn't start, and names the version to start first", async () => {
  await using place = await createDatabase("SQLite");
  await createLast01Database(place);
  {
    await using db = await openDatabase(place);
    await sql`delete from kysely_migration where name = '064-search-beginnings'`.execute(db);
  }
  const before = await readdir(place.dataDir);
  await using server = startServer(environment(place));
  expect(await server.ended).toMatchObject({
    code: 1,
    stderr:
      "The database is older than the last release of version 0.1 (it lacks 064-search-beginnings). " +
      "Start the last release of version 0.1 once with this database, and then start this version. " +
      "Nothing has been changed.\n",
  });
  expect(await readdir(place.dataDir)).toEqual(before);
  expect(await listedSteps(place)).toHaveLength(62);
});
