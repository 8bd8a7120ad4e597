import { join } from "node:path";
import { sql, SqliteAdapter, type RawBuilder } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { kindNames, kinds } from "#src/features/kinds.ts";
import { address } from "#src/i18n/addresses.ts";
import { openDatabase, type Database } from "#src/platform/database/database.ts";
import { packArchive } from "#src/platform/copies/archive/pack-archive.ts";
import { openMoment } from "#src/platform/copies/moment/open-moment.ts";
import { migrate, migrations } from "#src/platform/database/migrate.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { configOf, restoreFile } from "#test/support/copies/copies.ts";
import { fillEmptyTables } from "#test/support/copies/fill-tables.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { hashOf, keptDatabases, type Value } from "#test/support/kept/kept-databases.ts";
import { layKept } from "#test/support/kept/lay-kept.ts";
import { openStaffSite } from "#test/support/staff-site.ts";

type Row = Record<string, unknown>;

/** TABLE  what a later migration has called otherwise. */
const renamed = {
  tables: { annualRates: "priceList", metAnswer: "sourceAnswer" } as Record<string, string>,
  columns: {
    historyEntry: { thing: "kind", thingId: "resourceId" },
    addedOnce: { thingId: "resourceId" },
  } as Record<string, Record<string, string>>,
};

/** TABLE  columns that went, or that a kind which is added changes: what was in them is made anew from the rest. */
const gone: Record<string, string[]> = {
  feedbackSearch: ["text"],
  derived: ["rules"],
  translationGap: ["id"],
};

test("every migration is in a kept database, as it was when sites ran it", () => {
  const kept = Object.values(keptDatabases).flatMap((each) => Object.entries(each.migrations));
  expect(
    Object.keys(migrations).filter((step) => !kept.some(([name]) => name === step)),
    "build, and run `npm run keep-database`",
  ).toEqual([]);
  const changed = kept.filter(([step, hash]) => hashOf(step) !== hash).map(([step]) => step);
  expect([...new Set(changed)], "a site that has run a migration doesn't run it again: add one").toEqual([]);
});

const kept = Object.entries(keptDatabases);

/** SQLite's, which nearly all sites have, from each step; a step runs the same on the other one from wherever it began. */
const begins = {
  SQLite: kept,
  PostgreSQL: [0, Math.floor(kept.length / 2), -1].map((place) => kept.at(place)!),
};

describe.each(databases)("on %s", (name) => {
  let newSchema: unknown;
  beforeAll(async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrate(db);
    newSchema = await schemaOf(db);
  });

  test.each(begins[name])(
    "a database of %s is upgraded with every row, and reads as a new one does",
    async (_, earlier) => {
      await using site = await openStaffSite({
        database: name,
        isSeeded: false,
        prepare: async (place) => {
          await using db = await openDatabase(place);
          await layKept(db, earlier);
        },
      });
      const { db } = site.context;
      expect(await schemaOf(db)).toEqual(newSchema);
      for (const [table, { columns, rows }] of Object.entries(earlier.tables)) {
        const later = renamed.tables[table] ?? table;
        const { rows: found } = await sql<Row>`select * from ${sql.table(later)}`.execute(db);
        const expected = rows
          .map((row) => upgraded(table, columns, row))
          .filter((row) => !isGone(later, row));
        expect(found.map(comparable), later).toEqual(
          expect.arrayContaining(expected.map((row) => expect.objectContaining(row))),
        );
      }
      for (const kind of kindNames) {
        const { path } = kinds[kind];
        const answer = await site.call("GET", path);
        expect([path, answer.status]).toEqual([path, 200]);
        const { rows } = await sql<{ id: number }>`select id from ${sql.table(kind)}`.execute(db);
        for (const { id } of rows) {
          const one = await site.call("GET", `${path}/${id}`);
          expect([path, id, one.status]).toEqual([path, id, 200]);
        }
      }
      for (const page of ["home", "prices", "questions", "sanitary", "documents"] as const)
        expect((await site.get(address(page, "nb"))).status).toBe(200);
    },
  );
});

/** A few steps: each takes as long as several upgrades. */
const restored = [0, Math.floor(kept.length / 2), -1].map((place) => kept.at(place)!);

test.each(restored)(
  "an archive of %s with a row in every table is restored with each of them",
  async (_, earlier) => {
    await using old = await createDatabase("SQLite");
    await using db = await openDatabase(old);
    await layKept(db, earlier);
    const filled = await fillEmptyTables(db);
    const rowsOf = async (from: Database) =>
      Object.fromEntries(
        await Promise.all(
          filled.map(async (table) => {
            const later = renamed.tables[table] ?? table;
            const there = (await tableNames(from)).includes(table) ? table : later;
            return [table, (await sql<Row>`select * from ${sql.table(there)}`.execute(from)).rows] as const;
          }),
        ),
      );
    const before = await rowsOf(db);
    const moment = await openMoment(old);
    const about = { program: "0.1.0", takenAt: "2026-07-15T10:00:00Z" };
    const storage = await openStorage(configOf(old));
    await storage.put([{ name: "old.tar", content: packArchive({ moment, storage }, about) }]);

    await using place = await createDatabase("SQLite");
    await restoreFile(join(old.dataDir, "old.tar"), configOf(place));
    await using later = await openDatabase(place);
    const after = await rowsOf(later);
    for (const table of filled) {
      const expected = before[table]!.map((row) =>
        expect.objectContaining(upgraded(table, Object.keys(row), Object.values(row) as Value[])),
      );
      expect([table, after[table]!.map(comparable)]).toEqual([table, expect.arrayContaining(expected)]);
    }
  },
);

/** The one row that goes: a job under the name that it had, which begins anew under another. */
const isGone = (table: string, row: Row) => table === "job" && row["name"] === "weather";

/** What stood for it, and is now the first moment that the site knows of. */
const unknownMoment = "1970-01-01T00:00:00Z";

/** A row as today's table has it. */
function upgraded(table: string, columns: string[], row: Value[]): Row {
  const named = columns.map((column, index) => [renamed.columns[table]?.[column] ?? column, row[index]]);
  const there = named.filter(
    ([column, value]) => !gone[table]?.includes(column as string) && value !== unknownMoment,
  );
  return comparable(Object.fromEntries(there) as Row);
}

/**
 * A row with what later migrations have put into its JSON left out: what a group of prices is for, which its drawing told,
 * what each amount is, and what the plan has got.
 */
function comparable(row: Row): Row {
  const { rateGroups, fields, kind, areas, measures } = row;
  return {
    ...row,
    ...(typeof rateGroups === "string" && { rateGroups: withoutAdded(JSON.parse(rateGroups)) }),
    ...(typeof areas === "string" && { areas: withoutAdded(JSON.parse(areas)) }),
    ...(typeof measures === "string" && { measures: withoutAdded(JSON.parse(measures)) }),
    ...(typeof fields === "string" && { fields: withoutAdded(JSON.parse(fields)) }),
    ...(kind === "annualRates" && { kind: "priceList" }),
  };
}

const withoutAdded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      ["purpose", "kind", "drawing", "key", "north", "surface", "angle", "pitches"].includes(key)
        ? undefined
        : inner,
    ),
  );

/** Columns and indexes of every table, in an order of their own: a step that came late has added its own last. */
async function schemaOf(db: Database): Promise<unknown> {
  const query: RawBuilder<Row> =
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql`select name, sql as text from sqlite_schema where sql is not null and name not like 'sqlite_%'`
      : sql`
          select table_name || '.' || column_name as name,
            concat_ws(' ', data_type, is_nullable, column_default, identity_generation) as text
          from information_schema.columns where table_schema = 'public'
          union all select indexname, indexdef from pg_indexes where schemaname = 'public'
          union all select conname, pg_get_constraintdef(oid) from pg_constraint
            where connamespace = 'public'::regnamespace`;
  const { rows } = await query.execute(db);
  return (rows as { name: string; text: string }[])
    .filter(({ name }) => !name.startsWith("kysely_"))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
