import type { Kysely } from "kysely";
import type { Database } from "#src/platform/database/database.ts";

export type Row = Record<string, string | number | null>;

/** The number of rows in one statement. SQLite allows 32,766 values in a statement. */
const rowsAtOnce = 500;

/**
 * Adds `count` copies of rows to a table. Copies the table's rows in turn.
 * @param copy makes a copy without an id from a row; copies are numbered from 1
 */
export async function copyRows(
  db: Database,
  table: string,
  count: number,
  copy: (row: Row, number: number) => Row,
): Promise<void> {
  const tables = db as unknown as Kysely<Record<string, Row>>;
  const rows = await tables.selectFrom(table).selectAll().execute();
  for (let start = 0; start < count; start += rowsAtOnce) {
    const copies = Array.from({ length: Math.min(rowsAtOnce, count - start) }, (_, index) => {
      const number = start + index + 1;
      const { id: _id, ...row } = rows[number % rows.length] ?? {};
      return copy(row, number);
    });
    await tables.insertInto(table).values(copies).execute();
  }
}
