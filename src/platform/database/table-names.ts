import { PostgresAdapter, sql } from "kysely";
import type { Database } from "./database.ts";

/** Lists the tables. Kysely's introspection isn't used, because it also reads all columns and delays the start. */
export async function tableNames(db: Database): Promise<string[]> {
  const { rows } = await (
    db.getExecutor().adapter instanceof PostgresAdapter
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`
  ).execute(db);
  return rows.map(({ name }) => name);
}
