import { readdir, statfs, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql, type Kysely } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { createDatabase, databases, type TestDatabase } from "#test/support/databases.ts";
import { oldDatabases } from "#test/support/old-versions/old-databases.ts";
import { createOldDatabase } from "#test/support/old-versions/create-old-database.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { databaseFull } from "./database-problem.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./upgrades/migrate.ts";
import { migrations } from "./upgrades/migrations.ts";
import { takeSnapshot } from "./snapshot.ts";

vi.mock("node:fs/promises", { spy: true });

const old = oldDatabases["0.1.0"]!;
const [firstStep] = Object.keys(migrations).filter((step) => !(step in old.migrations));

async function createOldSnapshots(place: TestDatabase): Promise<void> {
  await using db = await openDatabase(place);
  await createOldDatabase(db, old);
}

async function start({ dataDir, databaseUrl }: TestDatabase): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" });
  const { db } = await openContext(config, [], { isStarting: true });
  await db.destroy();
}

const copiesIn = async ({ dataDir }: TestDatabase) =>
  (await readdir(dataDir)).filter((name) => name.includes(".before-"));

/** Returns the migrations that a database lists, and the result of its integrity check. */
function contentOf(place: TestDatabase, name: string) {
  const database = new DatabaseSync(path.join(place.dataDir, name));
  const steps = database.prepare("select name from kysely_migration order by name").all();
  const check = database.prepare("pragma integrity_check").get();
  database.close();
  return { steps: steps.map((row) => row["name"]), check };
}

describe("a copy of a SQLite database before its migrations", () => {
  test("is made once, even when two processes start together, and has the old content", async () => {
    await using place = await createDatabase("SQLite");
    await createOldSnapshots(place);
    await Promise.all([start(place), start(place)]);
    await start(place);
    expect(await copiesIn(place)).toEqual([`campsite.before-${firstStep}.sqlite`]);
    expect(contentOf(place, `campsite.before-${firstStep}.sqlite`)).toMatchObject({
      steps: Object.keys(old.migrations).toSorted(),
      check: { integrity_check: "ok" },
    });
    expect(contentOf(place, "campsite.sqlite").steps).toEqual(Object.keys(migrations));
  });

  test("isn't made for a new site", async () => {
    await using place = await createDatabase("SQLite");
    await start(place);
    expect(await copiesIn(place)).toEqual([]);
  });

  test("replaces the oldest of three copies", async () => {
    await using place = await createDatabase("SQLite");
    await createOldSnapshots(place);
    for (const day of [1, 2, 3]) {
      const file = path.join(place.dataDir, `campsite.before-00${day}-x.sqlite`);
      await writeFile(file, "x");
      await utimes(file, 0, day);
    }
    await takeSnapshot(place.dataDir, "004-x");
    expect(await copiesIn(place)).toEqual(
      ["002", "003", "004"].map((step) => `campsite.before-${step}-x.sqlite`),
    );
  });

  test("that doesn't fit on the disk stops the start before any change", async () => {
    await using place = await createDatabase("SQLite");
    await createOldSnapshots(place);
    const before = contentOf(place, "campsite.sqlite");
    const found = await statfs(place.dataDir);
    vi.mocked(statfs).mockResolvedValueOnce(Object.assign(found, { bsize: 4096, bavail: 100 }));
    await expect(start(place)).rejects.toThrow(
      /^DATA_DIR must have \d+ MB free for the upgrade, but has only 1: .+ Nothing in .+ has been changed\.$/,
    );
    expect(contentOf(place, "campsite.sqlite")).toEqual(before);
    expect(await copiesIn(place)).toEqual([]);
  });
});

describe.each(databases)("a migration that fails on %s", (name) => {
  test("is reported with the path of the copy, and leaves the database unchanged", async () => {
    await using place = await createDatabase(name);
    await createOldSnapshots(place);
    await using db = await openDatabase(place);
    const fails = async (transaction: Kysely<any>) => {
      await transaction.schema.createTable("half").addColumn("done", "integer").execute();
      await transaction.updateTable("faq").set({ question: "" }).execute();
      await transaction.insertInto("nowhere").values({ id: 1 }).execute();
    };
    const steps = { ...migrations, "999-fails": { up: fails } };
    await expect(migrate(db, { steps, keepCopy: async () => "the-copy.sqlite" })).rejects.toThrow(
      /999-fails failed \(.*nowhere.*\)\. The database is unchanged, and the previous version still starts with it\. A copy of the database is in the-copy\.sqlite\.$/,
    );
    const { rows: listed } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(listed.map((each) => each.name).toSorted()).toEqual(Object.keys(old.migrations).toSorted());
    const { rows } = await sql<{ question: string }>`select question from faq`.execute(db);
    expect(rows.some(({ question }) => question !== "")).toBe(true);
    const tables = await db.introspection.getTables();
    expect(tables.map((table) => table.name)).toEqual(expect.not.arrayContaining(["half"]));
  });

  test("is reported with the database's own error instead of the text for guests", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    const fails = () => Promise.reject(databaseFull(new Error("the disk is full")));
    await expect(migrate(db, { steps: { ...migrations, "999-fails": { up: fails } } })).rejects.toThrow(
      /999-fails failed \(the disk is full\)/,
    );
  });
});
