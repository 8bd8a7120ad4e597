import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, test } from "vitest";
import { openDatabase, type Database } from "#src/platform/database/database.ts";
import { isMigrated, migrate, migrations, NewerSchemaError } from "#src/platform/database/migrate.ts";
import { openSqlite } from "#src/platform/database/sqlite.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { anyTable } from "#src/platform/store/stored-rows.ts";
import { createDatabase, databases, type TestDatabase } from "#test/support/databases.ts";
import { fingerprints } from "#test/support/kept/fingerprints.ts";
import { fingerprintOf, schemaOf } from "#test/support/kept/schema-of.ts";
import { openInProcesses } from "#test/support/processes.ts";

describe.each(databases)("migrations on %s", (name) => {
  test("make every table from nothing", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    expect(await isMigrated(db)).toBe(false);
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    expect(await tableNames(db)).toEqual(expect.arrayContaining(["article", "feedback", "message", "photo"]));
  });

  test("are harmless a second time", async () => {
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

  test("refuse a database that a newer program made, and leave it as it is", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', '2099-01-01')`.execute(
      db,
    );
    const before = await snapshot(db, place);
    await expect(migrate(db)).rejects.toThrow(NewerSchemaError);
    expect(await snapshot(db, place)).toEqual(before);
  });

  test("make the schema that version 0.1 has", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrate(db);
    expect(fingerprintOf(await schemaOf(db))).toBe(fingerprints["0.1.0"]![name]);
  });

  test("give every site its first rows, there since now, and the next ones their own ids", async () => {
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
      gallery: [{ id: 1, version: 1, updatedAt, name: "Galleri" }],
      camera: [1, 2, 3].map((id) => ({ id, name: `bilde${id}`, ...camera })),
      websiteSettings: [
        {
          id: 1,
          version: 1,
          updatedAt,
          enableCPay: 0,
          enableOnlineBooking: 0,
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

  test("leave the gallery and the settings that a site has", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrateTo(db, "003-mail-outbox");
    await sql`insert into gallery (name, "updatedAt") values ('Bilder', '2026-01-01T00:00:00Z')`.execute(db);
    await migrate(db);
    expect((await sql`select id, name from gallery`.execute(db)).rows).toEqual([{ id: 1, name: "Bilder" }]);
    expect((await sql`select id from "websiteSettings"`.execute(db)).rows).toEqual([{ id: 1 }]);
  });

  test("let the messages that a site has be searched, and found by their address", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrateTo(db, "007-end-of-messages");
    await sql`
      insert into feedback (name, email, mobile, message, ip, "sentDate", source, "updatedAt")
      values ('ÅSE', 'Aase@BLÅBÆR.no', '901 23', 'Hei', '', '2026-01-01T00:00:00Z', 'contact', '2026-01-01T00:00:00Z')
    `.execute(db);
    await migrate(db);
    expect((await sql`select * from "feedbackSearch"`.execute(db)).rows).toEqual([
      { id: 1, email: "aase@blåbær.no" },
    ]);
    await sql`delete from feedback`.execute(db);
    expect((await sql`select * from "feedbackSearch"`.execute(db)).rows).toEqual([]);
  });

  test("tell what each group of prices is for by the drawing that it was known by, and what each amount is by its words", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrateTo(db, "012-folded-addresses");
    const drawings = ["group-season", "group-day", "group-cabin", "group-sanitary", "nope", null];
    const rates = [
      { text: "Telt", detail: "uten strøm" },
      { text: "Plass i første rekke mot sjøen", detail: "tillegg" },
      { text: "Ekstra voksen" },
      { text: "Sluttvask", detail: "" },
      { text: "RFID-kort", detail: "depositum, betales tilbake" },
    ];
    const kinds = ["price", "extra", "extra", "extra", "deposit"];
    const rateGroups = [
      ...drawings.map((drawing, index) => ({ name: `${index}`, drawing, rates })),
      { name: "6", rates },
    ];
    await sql`
      insert into "annualRates" (description, note, year, "fromDate", "isActive", "rateGroups", "updatedAt")
      values ('', '', 2026, '2026-01-01', 1, ${JSON.stringify(rateGroups)}, '2026-01-01T00:00:00Z')
    `.execute(db);
    const remember = (kind: string, fields: object) =>
      sql`
        insert into "historyEntry" (thing, "thingId", version, action, name, changed, at, fields)
        values (${kind}, 1, 1, 'added', '', '[]', '2026-01-01T00:00:00Z', ${JSON.stringify(fields)})
      `.execute(db);
    await remember("annualRates", { note: "", rateGroups });
    await remember("cardStep", { drawing: "rfid-get" });
    await migrate(db);
    const now = ["seasonal", "day", "cabin", "sanitary", "other", "other", "other"].map((purpose, index) => ({
      name: `${index}`,
      rates: rates.map((rate, at) => ({ ...rate, kind: kinds[at] })),
      purpose,
    }));
    const { rows: lists } = await sql<{ rateGroups: string }>`select "rateGroups" from "priceList"`.execute(
      db,
    );
    const keyed = now.map((group) => ({
      ...group,
      rates: group.rates.map((rate) => ({ ...rate, key: expect.stringMatching(/^[a-z0-9-]+$/) as string })),
    }));
    expect(JSON.parse(lists[0]!.rateGroups)).toEqual(keyed);
    const { rows } = await sql<{
      kind: string;
      fields: string;
    }>`select kind, fields from "historyEntry" order by id`.execute(db);
    expect(rows.map(({ kind, fields }): unknown => [kind, JSON.parse(fields)])).toEqual([
      ["priceList", { note: "", rateGroups: now }],
      ["cardStep", { drawing: "rfid-get" }],
    ]);
  });

  test("let one price list be active at a time", async () => {
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

test("SQLite never waits inside for another process's lock, syncs every commit, checks references and wipes what is deleted", async () => {
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

/** The schema as it was after a step. */
async function migrateTo(db: Database, step: string): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateTo(step);
  if (error) throw error as Error;
}

async function executedSteps(db: Database): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{
    name: string;
    timestamp: string;
  }>`select name, timestamp from kysely_migration`.execute(db);
  return rows;
}

/** Everything that a migration could have changed: the tables, the steps, and on SQLite the bytes of the file. */
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
