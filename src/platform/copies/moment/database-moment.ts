/** A row as the database has it: its columns are integers, texts and a few decimal numbers. */
export type Row = Record<string, string | number | null>;

/** A database as it was at one moment, whatever is written meanwhile. Disposing of it ends the reading. */
export interface DatabaseMoment extends AsyncDisposable {
  /** The migrations that have run. */
  schema: string[];
  /** The tables that make up a site, in no particular order. */
  tables: string[];
  /** The last id that each table has given out; a removed row's id is never given out again. */
  lastIds: Record<string, number>;
  /** All rows of a table, a thousand at a time. */
  rows(table: string): AsyncIterable<Row[]>;
}

/** How many rows are read, kept in one piece and written at a time. */
export const rowsAtOnce = 1000;

/**
 * TABLE  what isn't part of a site: how the schema came to be, which is kept as a list of names, and what is true of the
 * present processes and minutes only. A table is one of them from its first migration on, or never: archives have all others.
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
  // Made again from the rest when the site starts.
  "derived",
  "translationGap",
  "searchEntry",
]);

/** Whether a table belongs to the site, and so to its copies. */
export const isOfSite = (table: string): boolean => !momentary.has(table) && !isOfSearchIndex(table);

/** SQLite keeps a full-text index in tables of its own (https://sqlite.org/fts5.html). */
const isOfSearchIndex = (table: string) => table.startsWith("searchIndex");
