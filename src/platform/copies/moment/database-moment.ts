/** A row as stored: integers, texts and a few decimal numbers. */
export type Row = Record<string, string | number | null>;

/** A consistent snapshot of a database, unaffected by later writes. Disposing of it ends the read transaction. */
export interface DatabaseMoment extends AsyncDisposable {
  /** The names of the migrations that have run. */
  schema: string[];
  /** The tables that belong to a site, in no particular order. */
  tables: string[];
  /** The last id that each table has assigned. The id of a removed row is never assigned again. */
  lastIds: Record<string, number>;
  /** Reads all rows of a table, a thousand at a time. */
  rows(table: string): AsyncIterable<Row[]>;
}

/** How many rows are read, archived and written at a time. */
export const rowsAtOnce = 1000;

/**
 * TABLE  tables that no archive has. The list of migrations is stored in the manifest; the others have short-lived
 * data, or data that can be generated again. A table is listed here from its first migration on, or never: older
 * archives would have it.
 */
const momentary = new Set([
  "kysely_migration",
  "kysely_migration_lock",
  "process",
  "job",
  "alarm",
  "outboxPush",
  "presence",
  "sender",
  "senderKey",
  // Generated from the other tables when the site starts.
  "derived",
  "translationGap",
  "searchEntry",
]);

/** True when a table belongs to the site, and so to its backups. */
export const isOfSite = (table: string): boolean => !momentary.has(table) && !isOfSearchIndex(table);

/** SQLite stores a full-text index in tables of its own (https://sqlite.org/fts5.html). */
const isOfSearchIndex = (table: string) => table.startsWith("searchIndex");
