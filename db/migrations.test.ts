import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "#src/platform/database/database.ts";
import {
  firstStep,
  NewerSchemaError,
  OlderSchemaError,
} from "#src/platform/database/upgrades/applied-migrations.ts";
import { isMigrated, migrate } from "#src/platform/database/upgrades/migrate.ts";
import { migrations } from "#src/platform/database/upgrades/migrations.ts";
import { openSqlite } from "#src/platform/database/sqlite.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import { createDatabase, databases, type TestDatabase } from "#test/support/databases.ts";
import { oldDatabases } from "#test/support/old-versions/old-databases.ts";
import { createOldDatabase } from "#test/support/old-versions/create-old-database.ts";
import { openInProcesses } from "#test/support/processes.ts";

test("every file in db/migrations is a listed migration", async () => {
  const files = await readdir("db/migrations");
  expect(Object.keys(migrations)).toEqual(files.map((file) => path.basename(file, ".ts")).toSorted());
});

describe.each(databases)("migrations on %s", (name) => {
  test("create every table in an empty database", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    expect(await isMigrated(db)).toBe(false);
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    expect(await tableNames(db)).toEqual(expect.arrayContaining(["article", "feedback", "message", "photo"]));
  });

  test("change nothing the second time", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrate(db);
    const before = await executedSteps(db);
    await migrate(db);
    expect(await executedSteps(db)).toEqual(before);
  });

  test("run once when five processes start together", async () => {
    await using place = await createDatabase(name);
    expect(await openInProcesses(place, 5)).toEqual([0, 0, 0, 0, 0]);
    await using db = await openDatabase(place);
    expect((await executedSteps(db)).map((step) => step.name)).toEqual(Object.keys(migrations));
  });

  const of0_1 = oldDatabases["0.1.0"]!;
  const others: [string, Record<string, string>, new (...parameters: any[]) => Error][] = [
    ["a newer program created", { ...of0_1.migrations, "999-from-the-future": "" }, NewerSchemaError],
    ["a newer program created after 1.0", { [firstStep]: "", "999-from-the-future": "" }, NewerSchemaError],
    ["lacks the last migration of 0.1", without("064-search-beginnings"), OlderSchemaError],
    ["lacks a migration in the middle", without("037-departure-stops"), OlderSchemaError],
    ["has only one migration", { "001-first-schema": "" }, OlderSchemaError],
  ];
  test.each(others)("refuse a database that %s and leave it unchanged", async (_, recorded, refusal) => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await createOldDatabase(db, of0_1);
    await sql`delete from kysely_migration`.execute(db);
    for (const step of Object.keys(recorded))
      await sql`insert into kysely_migration (name, timestamp) values (${step}, '2026-11-27')`.execute(db);
    const before = await snapshot(db, place);
    const keepCopy = vi.fn<() => Promise<string>>();
    await expect(migrate(db, { keepCopy })).rejects.toThrow(refusal);
    expect(await snapshot(db, place)).toEqual(before);
    expect(keepCopy).not.toHaveBeenCalled();
  });

  describe("for a database of version 0.1", () => {
    test("are recorded, and change only rows of notices and of the history", async () => {
      await using place = await createDatabase(name);
      await using db = await openDatabase(place);
      await createOldDatabase(db, of0_1);
      const before = await contentsOf(db);
      const keepCopy = async (step: string) => `before-${step}`;
      expect(await migrate(db, { keepCopy })).toEqual({
        ran: Object.keys(migrations),
        copy: `before-${firstStep}`,
      });
      expect((await executedSteps(db)).map((step) => step.name)).toEqual(Object.keys(migrations));
      const { message: _, historyEntry: __, ...rest } = before;
      expect(await contentsOf(db)).toMatchObject(rest);
      expect(await migrate(db)).toEqual({ ran: [], copy: undefined });
    });

    test("are recorded once when five processes start together", async () => {
      await using place = await createDatabase(name);
      await using db = await openDatabase(place);
      await createOldDatabase(db, of0_1);
      const { site: _, message: __, historyEntry: ___, ...before } = await contentsOf(db);
      expect(await openInProcesses(place, 5)).toEqual([0, 0, 0, 0, 0]);
      expect((await executedSteps(db)).map((step) => step.name)).toEqual(Object.keys(migrations));
      // The first process stores the site's id in the storage, and then sets `isBound` in the database.
      expect(await contentsOf(db)).toMatchObject({ ...before, site: [{ isBound: 1 }] });
    });
  });

  test("add the first rows of a new site with the current time, and a later row gets the next id", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    const start = Temporal.Now.instant().toString({ smallestUnit: "second" });
    await migrate(db);
    const rows: Record<string, Record<string, unknown>[]> = {};
    for (const table of (await tableNames(db)).filter((each) => !/^(kysely_|searchIndex)/.test(each))) {
      const found = await anyTable(db).selectFrom(table).selectAll().execute();
      if (found.length > 0) rows[table] = found as Record<string, unknown>[];
    }
    const { erasureKey, pushKey, site, ...fixed } = rows;
    expect(erasureKey).toEqual([{ id: 1, key: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(pushKey).toEqual([
      { publicKey: expect.stringMatching(/^B[\w-]{86}$/), privateKey: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    expect(site).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), isBound: 0 }]);
    const updatedAt: unknown = fixed["gallery"]![0]!["updatedAt"];
    expect(String(updatedAt) >= start).toBe(true);
    const words = { title: "", translations: "{}", currentTranslations: "{}" };
    const camera = { version: 1, updatedAt, isOn: 0, hiddenUntil: null, ...words };
    expect(fixed).toEqual({
      contentVersion: [{ id: 1, version: 1 }],
      announcing: [{ id: 1, since: "", isHeld: 0 }],
      gallery: [{ id: 1, version: 1, updatedAt, name: "Galleri" }],
      camera: [1, 2, 3].map((id) => ({ id, name: `bilde${id}`, ...camera })),
      websiteSettings: [
        {
          id: 1,
          version: 1,
          updatedAt,
          enableCPay: 0,
          enableOnlineBooking: 0,
          enableReceipts: 1,
          checkLinks: 0,
          enableFeedback: 0,
          totalFireBan: 0,
          offeredLanguages: '["en","de"]',
          enableWaitingList: 0,
        },
      ],
    });
    const next = await anyTable(db)
      .insertInto("gallery")
      .values({ name: "Vinter", updatedAt: "" })
      .returning("id")
      .execute();
    expect(next).toEqual([{ id: 2 }]);
  });

  test("allow only one active price list", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrate(db);
    const save = (year: number, isActive: 0 | 1) =>
      sql`
        insert into "priceList" (description, note, year, "fromDate", "isActive", "rateGroups", "updatedAt")
        values ('', '', ${year}, '2026-01-01', ${isActive}, '[]', '2026-01-01T00:00:00Z')
      `.execute(db);
    await save(2024, 0);
    await save(2025, 0);
    await save(2026, 1);
    await expect(save(2027, 1)).rejects.toThrow(/unique/i);
  });
});

test("SQLite syncs commits, checks foreign keys, overwrites deleted data and doesn't wait for locks", async () => {
  await using place = await createDatabase("SQLite");
  const database = openSqlite(path.join(place.dataDir, "campsite.sqlite"));
  const pragma = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  const names = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout", "secure_delete"];
  expect(names.map((each) => [each, pragma(each)])).toEqual([
    ["journal_mode", "wal"],
    ["synchronous", 2],
    ["foreign_keys", 1],
    ["busy_timeout", 0],
    ["secure_delete", 1],
  ]);
  database.close();
});

async function executedSteps(db: Database): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{
    name: string;
    timestamp: string;
  }>`select name, timestamp from kysely_migration`.execute(db);
  return rows;
}

/** Returns the migrations of version 0.1 without the named migration. */
function without(step: string): Record<string, string> {
  const { [step]: _, ...rest } = oldDatabases["0.1.0"]!.migrations;
  return rest;
}

/** Returns all rows of all tables except the list of migrations and the search index. */
async function contentsOf(db: Database): Promise<Record<string, unknown>> {
  const contents: Record<string, unknown> = {};
  for (const table of (await tableNames(db)).filter((each) => !/^(kysely_|searchIndex)/.test(each)))
    contents[table] = (await sql`select * from ${sql.table(table)}`.execute(db)).rows;
  return contents;
}

/** Returns the tables and the recorded migrations. For SQLite, also returns the bytes of the database files. */
async function snapshot(db: Database, { dataDir, databaseUrl }: TestDatabase) {
  const file = path.join(dataDir, "campsite.sqlite");
  return {
    tables: await db.introspection.getTables({ withInternalKyselyTables: true }),
    steps: await executedSteps(db),
    bytes: databaseUrl
      ? undefined
      : await Promise.all([readFile(file, "base64"), readFile(`${file}-wal`, "base64")]),
  };
}
