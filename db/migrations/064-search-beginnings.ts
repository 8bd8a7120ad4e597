import { PostgresAdapter, sql, type Kysely } from "kysely";

/*
 * SQLite's index of the searched words lists the beginnings of one to three characters too: without them, a search for
 * "v" reads every word that begins so, and holds the process for 10 to 50 ms at ten thousand messages; with them for
 * one. The file grows by a tenth. PostgreSQL's index finds any beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  for (const statement of [
    `drop table "searchIndex"`,
    `create virtual table "searchIndex" using fts5("words", content='searchEntry', content_rowid='id', detail=none, columnsize=0, prefix='1 2 3', tokenize="ascii tokenchars '_'")`,
    `insert into "searchIndex" ("searchIndex", "rank") values ('secure-delete', 1)`,
    `insert into "searchIndex" ("searchIndex") values ('rebuild')`,
  ])
    await sql.raw(statement).execute(db);
}
