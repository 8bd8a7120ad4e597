import { sql } from "kysely";
import type { TransactionContext } from "#src/platform/context.ts";

/** Returns an id that no resource in the table has. The database gives this id to no new resource. */
export async function reserveId(
  { config, db }: Pick<TransactionContext, "config" | "db">,
  table: string,
): Promise<number> {
  if (config.databaseUrl) {
    const { rows } = await sql<{
      id: string;
    }>`select nextval(pg_get_serial_sequence(${`"${table}"`}, 'id')) as id`.execute(db);
    return Number(rows[0]!.id);
  }
  // SQLite adds this row with the first resource of the table.
  await sql`insert into sqlite_sequence (name, seq) select ${table}, 0
    where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(db);
  const { rows } = await sql<{
    seq: number;
  }>`update sqlite_sequence set seq = seq + 1 where name = ${table} returning seq`.execute(db);
  return rows[0]!.seq;
}
