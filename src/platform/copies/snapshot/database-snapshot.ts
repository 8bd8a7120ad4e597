export type Row = Record<string, string | number | null>;

/** A consistent snapshot of a database. Disposing of the snapshot ends its read transaction. */
export interface DatabaseSnapshot extends AsyncDisposable {
  /** The names of applied migrations. */
  schema: string[];
  tables: string[];
  /** The last id that each table has assigned. Ids of removed rows are never assigned again. */
  lastIds: Record<string, number>;
  rows(table: string): AsyncIterable<Row[]>;
}

export const rowsAtOnce = 1000;

/**
 * TABLE  tables that archives leave out: the list of migrations, short-lived data and derived data. The version that
 * creates such a table must list the table here. Otherwise the archives of that version contain the table's rows.
 */
const leftOut = new Set([
  "kysely_migration",
  "kysely_migration_lock",
  "process",
  "job",
  "alarm",
  "outboxPush",
  "presence",
  "freeTonight",
  "guestPush",
  "previewLink",
  "sender",
  "senderKey",
  "derived",
  "translationGap",
  "searchEntry",
]);

export const isOfSite = (table: string): boolean => !leftOut.has(table) && !isOfSearchIndex(table);

/** SQLite stores a full-text index in several tables with this prefix (https://sqlite.org/fts5.html). */
const isOfSearchIndex = (table: string) => table.startsWith("searchIndex");
