import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { kindNames, kinds } from "#src/cms/kinds.ts";
import { address } from "#src/i18n/addresses.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { migrationsBefore1 } from "#src/platform/database/upgrades/migrations-before-1.ts";
import { openArchive } from "#src/platform/copies/archive/open-archive.ts";
import { archivedRows } from "#src/platform/copies/archive/read-archive.ts";
import { makeDerived } from "#src/platform/store/derived.ts";
import { migrate } from "#src/platform/database/upgrades/migrate.ts";
import { migrations } from "#src/platform/database/upgrades/migrations.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import { openFolderStorage } from "#src/platform/files/folder-storage.ts";
import { configOf, restoreFile, withoutHold } from "#test/support/copies/copies.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { fingerprints } from "#test/support/old-versions/fingerprints.ts";
import { hashOf, oldBackup, oldDatabases } from "#test/support/old-versions/old-databases.ts";
import { createOldDatabase } from "#test/support/old-versions/create-old-database.ts";
import { fingerprintOf, schemaOf } from "#test/support/old-versions/schema-of.ts";
import { openStaffSite } from "#test/support/staff-site.ts";

type Row = Record<string, unknown>;

test("every migration is recorded in a database of db/kept, and no recorded migration has changed its code", () => {
  const old = Object.values(oldDatabases).flatMap((each) => Object.entries(each.migrations));
  expect(
    Object.keys(migrations).filter((step) => !old.some(([name]) => name === step)),
    "build, and run `npm run keep-database`",
  ).toEqual([]);
  const changed = old.filter(([step, hash]) => step in migrations && hashOf(step) !== hash);
  expect(changed, "a site that has run a migration doesn't run it again, so add a new migration").toEqual([]);
});

test("a database of version 0.1 has exactly the listed migrations", () => {
  expect(Object.keys(oldDatabases["0.1.0"]!.migrations)).toEqual(migrationsBefore1);
});

describe.each(databases)("on %s", (name) => {
  let newSchema: string[];
  beforeAll(async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await migrate(db);
    newSchema = await schemaOf(db);
  });

  test.each(Object.entries(oldDatabases))(
    "the old database in db/kept has the schema of its version, %s",
    async (version, old) => {
      await using place = await createDatabase(name);
      await using db = await openDatabase(place);
      await createOldDatabase(db, old);
      expect(fingerprintOf(await schemaOf(db))).toBe(fingerprints[version]?.[name]);
    },
  );

  test.each(Object.entries(oldDatabases))(
    "an upgrade from version %s keeps every row, and the site can read all resources",
    async (_, old) => {
      await using site = await openStaffSite({
        database: name,
        isSeeded: false,
        prepare: async (place) => {
          await using db = await openDatabase(place);
          await createOldDatabase(db, old);
        },
      });
      const { db } = site.context;
      expect(await schemaOf(db)).toEqual(newSchema);
      await makeDerived(site.context);
      for (const [table, { columns, rows }] of Object.entries(old.tables)) {
        const { rows: found } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
        const expected = rows.map((row): Row =>
          Object.fromEntries(columns.map((column, index) => [column, row[index]])),
        );
        expectRows(table, found, expected);
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
      const { rows: news } = await sql<{ text: string }>`select text from article`.execute(db);
      expect(news.map(({ text }) => text).join("")).toContain('<a data-to="page:prices">');
      const articles = await (await site.call("GET", "/article")).text();
      expect(articles).toContain('<a href=\\"/info/prices\\">');
      for (const page of ["home", "prices", "questions", "sanitary", "documents"] as const)
        expect((await site.get(address(page, "nb"))).status).toBe(200);
    },
  );

  test.each(Object.keys(oldDatabases))(
    "after a restore of version %s's backup, every table has all its rows",
    async (version) => {
      await using place = await createDatabase(name);
      const { manifest, files } = await restoreFile(oldBackup(version), configOf(place));
      expect(manifest.program).toBe(version);
      expect(Object.entries(manifest.tables).filter(([, { rows }]) => rows === 0)).toEqual([]);
      expect(files).toBe(3);
      await using db = await openDatabase(place);
      expect(await schemaOf(db)).toEqual(newSchema);
      const archive = { place: openFolderStorage("db/kept"), name: `${version}.tar`, key: undefined };
      for await (const { table, rows } of archivedRows(() => openArchive(archive))) {
        const { rows: found } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
        expectRows(table, found, rows);
      }
    },
  );
});

describe.each(databases)("the upgrade of a 1.0 database with several active notices on %s", (name) => {
  test("keeps the shown notice active, takes down other current notices, and changes no other notice", async () => {
    await using place = await createDatabase(name);
    await using db = await openDatabase(place);
    await createOldDatabase(db, oldDatabases["1.0.0"]!);
    await sql`delete from message`.execute(db);
    await sql`delete from "historyEntry" where kind = 'message'`.execute(db);
    const notices = {
      calm: { isImportant: 0, announcementDate: "2026-03-01T00:00:00Z" },
      older: { isImportant: 1, announcementDate: "2026-01-01T00:00:00Z" },
      shown: { isImportant: 1, announcementDate: "2026-02-01T00:00:00Z" },
      ended: {
        isImportant: 1,
        announcementDate: "2026-02-02T00:00:00Z",
        unpublishDate: "2026-02-03T00:00:00Z",
      },
      planned: { isImportant: 1, announcementDate: "2999-01-01T00:00:00Z" },
      draft: { isImportant: 1, announcementDate: "2026-02-04T00:00:00Z", isActive: 0 },
    };
    const words = { pageTitle: "", message: "", updatedAt: "2026-01-01T00:00:00Z", isActive: 1 };
    for (const [title, notice] of Object.entries(notices))
      await anyTable(db)
        .insertInto("message")
        .values({ ...words, title, ...notice })
        .execute();
    await migrate(db);
    const { rows } = await sql<Row>`select * from message order by sortorder`.execute(db);
    expect(rows.map(({ title, isActive, version }) => [title, isActive, version])).toEqual([
      ["planned", 1, 1],
      ["calm", 0, 2],
      ["draft", 0, 1],
      ["ended", 1, 1],
      ["shown", 1, 1],
      ["older", 0, 2],
    ]);
    const history = await sql<Row>`select * from "historyEntry" where kind = 'message' order by id`.execute(
      db,
    );
    expect(history.rows.map((entry) => [entry["name"], entry["action"], entry["changed"]])).toEqual([
      ["older", "added", "[]"],
      ["older", "changed", '["isActive"]'],
      ["calm", "added", "[]"],
      ["calm", "changed", '["isActive"]'],
    ]);
    expect(JSON.parse(String(history.rows[1]!["fields"]))).toMatchObject({
      isActive: false,
      isImportant: true,
    });
  });
});

/** True for a table that the site computes from other tables. A new version may compute other rows. */
const isMadeAgain = (table: string) => ["derived", "translationGap", "searchEntry"].includes(table);

/** Leaves out the columns that change when the upgrade takes down a notice. */
const withoutTakingDown = ({ isActive: _, version: __, updatedAt: ___, ...row }: Row): Row => row;

/**
 * Leaves out the links and the hashes of texts, because the upgrade replaces the addresses in links by the names of
 * targets.
 */
const withoutLinks = ({ currentTranslations: _, ...row }: Row): Row =>
  JSON.parse(JSON.stringify(row).replaceAll(/<a (?:href|data-to)=(\\+")[^"\\]*\1/g, "<a")) as Row;

/** False for a queued receipt, which a restore deletes. */
const isRestored = ({ language, answerId, toAddress }: Row) =>
  toAddress === undefined || !language || answerId !== null;

function expectRows(table: string, found: Row[], expected: readonly Row[]): void {
  if (isMadeAgain(table)) return;
  const kept =
    table === "message" ? expected.map(withoutTakingDown) : expected.filter(isRestored).map(withoutHold);
  const rows = found.map(withoutLinks);
  expect(rows, table).toEqual(
    expect.arrayContaining(kept.map((row) => expect.objectContaining(withoutLinks(row)))),
  );
}
