import type { Database, Transaction } from "#src/platform/database/database.ts";

// Kysely has no types for a table whose name is known only at run time.
type AnyTable = Record<"selectFrom" | "insertInto" | "updateTable" | "deleteFrom", (table: string) => any>;
export const anyTable = (db: Database | Transaction) => db as unknown as AnyTable;
