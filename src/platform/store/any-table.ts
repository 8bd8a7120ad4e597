import type { Database, Transaction } from "#src/platform/database/database.ts";

// Kysely can't type a table name that is only known at run time.
type AnyTable = Record<"selectFrom" | "insertInto" | "updateTable" | "deleteFrom", (table: string) => any>;
export const anyTable = (db: Database | Transaction) => db as unknown as AnyTable;
