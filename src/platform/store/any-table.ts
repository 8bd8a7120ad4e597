import type { Database, Transaction } from "#src/platform/database/database.ts";

// Kysely has no types for a table whose name is known only at run time.
type AnyTable = Record<"selectFrom" | "insertInto" | "updateTable" | "deleteFrom", (table: string) => any>;
export const anyTable = (db: Database | Transaction) => db as unknown as AnyTable;

/** Reads a table's next rows by id, for code that walks over all rows. @param after the last id; 0 at first */
export const rowsAfter = (
  db: Parameters<typeof anyTable>[0],
  table: string,
  after: number,
  limit: number,
): Promise<any[]> =>
  anyTable(db).selectFrom(table).selectAll().where("id", ">", after).orderBy("id").limit(limit).execute();
