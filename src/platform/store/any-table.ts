import type { Database, Transaction } from "#src/platform/database/database.ts";

// Kysely has no types for a table whose name is known only at run time.
type AnyTable = Record<"selectFrom" | "insertInto" | "updateTable" | "deleteFrom", (table: string) => any>;
export const anyTable = (db: Database | Transaction) => db as unknown as AnyTable;

/**
 * Reads the next rows of a table in the order of their ids, for code that walks over all rows.
 * @param after the id of the last row that was read; 0 for the first rows
 */
export const rowsAfter = (
  db: Parameters<typeof anyTable>[0],
  table: string,
  after: number,
  limit: number,
): Promise<any[]> =>
  anyTable(db).selectFrom(table).selectAll().where("id", ">", after).orderBy("id").limit(limit).execute();
