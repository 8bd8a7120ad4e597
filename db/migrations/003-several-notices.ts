import { sql, type Kysely } from "kysely";

/**
 * Adds the order of notices. Before this upgrade, guests saw only the first of the current notices. The first notice
 * stays active. The upgrade takes down the other current notices, so that they don't appear suddenly. Planned notices
 * stay planned.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `alter table "message" add column "sortorder" integer default 0 not null`,
    `alter table "message" add column "isReplaceable" integer default 0 not null`,
    `drop index "message_in_list"`,
    `create index "message_in_list" on "message" ("sortorder", "id")`,
  ])
    await sql.raw(statement).execute(db);
  const { rows } = await sql<Row>`select * from "message" order by "announcementDate" desc, id desc`.execute(
    db,
  );
  for (const [index, row] of rows.entries()) {
    row["sortorder"] = index + 1;
    await db
      .updateTable("message")
      .set({ sortorder: index + 1 })
      .where("id", "=", row.id)
      .execute();
  }
  const now = Temporal.Now.instant().toString({ smallestUnit: "second" });
  const [, ...hidden] = rows
    .filter((row) => row.isActive && row.announcementDate <= now && (row.unpublishDate ?? "9") > now)
    .toSorted((a, b) => b.isImportant - a.isImportant);
  for (const row of hidden) await takeDown(db, row, now);
}

interface Row {
  [column: string]: unknown;
  id: number;
  version: number;
  updatedAt: string;
  title: string;
  isActive: number;
  isImportant: number;
  announcementDate: string;
  unpublishDate: string | null;
  translations: string;
  currentTranslations: string;
}

/** Deactivates a notice. An entry in the history lets staff see the change and restore the notice. */
async function takeDown(db: Kysely<any>, row: Row, now: string): Promise<void> {
  const { id, version, updatedAt, currentTranslations, ...columns } = row;
  const entry = (
    action: string,
    changed: string[],
    at: string,
    later: { version: number; isActive: boolean },
  ) => ({
    kind: "message",
    resourceId: id,
    version: later.version,
    action,
    name: row.title,
    changed: JSON.stringify(changed),
    userName: null,
    at,
    currentTranslations,
    fields: JSON.stringify({
      ...columns,
      translations: JSON.parse(row.translations) as unknown,
      isActive: later.isActive,
      isImportant: row.isImportant === 1,
      isReplaceable: false,
    }),
  });
  const known = await db
    .selectFrom("historyEntry")
    .select("id")
    .where("kind", "=", "message")
    .where("resourceId", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (!known)
    await db
      .insertInto("historyEntry")
      .values(entry("added", [], updatedAt, { version, isActive: true }))
      .execute();
  await db
    .insertInto("historyEntry")
    .values(entry("changed", ["isActive"], now, { version: version + 1, isActive: false }))
    .execute();
  await db
    .updateTable("message")
    .set({ isActive: 0, version: version + 1, updatedAt: now })
    .where("id", "=", id)
    .execute();
}
