import { sql, SqliteAdapter } from "kysely";
import { isOfSite } from "#src/platform/copies/snapshot/database-snapshot.ts";
import type { Database } from "#src/platform/database/database.ts";
import { anyTable } from "#src/platform/store/any-table.ts";

type Value = string | number | null;

/** Values of columns that need a certain format, because the program reads these columns when it copies a site. */
const forms: Record<string, (row: number) => Value> = {
  "erasure.subject": (row) => String(row).repeat(64),
  "erasure.at": () => "2026-07-01T10:00:00Z",
  "subscription.consentedOn": () => "2026-07-01",
};

/** Text that a copy could corrupt: quotes, escapes, four-byte characters, and separators that JSON doesn't escape. */
const unpleasant = "Ærfugl «ß» 'x' \"y\" \\ %_ \n\r\t\u0001 \u2028 🏕 ";

/** Returns a value of a column's type. Except for columns in `forms`, each row gets a different value. */
function valueOf(table: string, { name, dataType }: { name: string; dataType: string }, row: number): Value {
  const form = forms[`${table}.${name}`];
  if (form) return form(row);
  if (/int/i.test(dataType)) return row;
  if (/real|double|float|numeric/i.test(dataType)) return 58.99 + row / 3;
  if (/text|char/i.test(dataType)) return row === 2 ? unpleasant.repeat(8) : `${name} ${row}`;
  throw new Error(`${table}.${name} is of type ${dataType}: add values of this type to the function valueOf`);
}

/**
 * Adds three rows to each empty table of a site: a plain row, a row with difficult values, and a row with null where
 * allowed. Foreign keys get existing ids.
 * @returns the filled tables
 */
export async function fillEmptyTables(db: Database): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => isOfSite(name));
  const references = await referencesOf(db);
  const keysOf = async (table: string, column: string): Promise<Value[]> => {
    const rows = await anyTable(db).selectFrom(table).select(column).execute();
    return rows.map((row: Record<string, Value>) => row[column]!);
  };
  const waiting = new Set<string>();
  for (const { name } of tables) {
    const found = await anyTable(db).selectFrom(name).selectAll().limit(1).executeTakeFirst();
    if (!found) waiting.add(name);
  }
  const filled = [...waiting];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (table) => !references.some((each) => each.table === table && waiting.has(each.target)),
    );
    if (ready.length === 0) throw new Error(`${[...waiting].join(", ")} refer to each other`);
    for (const table of ready) {
      const { columns } = tables.find(({ name }) => name === table)!;
      const primary = await primaryKeyOf(db, table);
      for (const row of [1, 2, 3]) {
        const values: Record<string, Value> = {};
        for (const column of columns.filter(({ isAutoIncrementing }) => !isAutoIncrementing)) {
          const reference = references.find((each) => each.table === table && each.column === column.name);
          const keys = reference && (await keysOf(reference.target, reference.key));
          values[column.name] =
            row === 3 && column.isNullable && !primary.includes(column.name)
              ? null
              : keys
                ? keys[row % keys.length]!
                : valueOf(table, column, row);
        }
        await anyTable(db).insertInto(table).values(values).execute();
      }
      waiting.delete(table);
    }
  }
  return filled;
}

/** Returns the columns of a table's primary key in SQLite, where these may allow null. Returns none in PostgreSQL. */
async function primaryKeyOf(db: Database, table: string): Promise<string[]> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from pragma_table_info(${table}) where pk > 0`.execute(db);
  return rows.map(({ name }) => name);
}

interface Reference {
  table: string;
  column: string;
  target: string;
  key: string;
}

async function referencesOf(db: Database): Promise<Reference[]> {
  const { rows } = await (
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql<Reference>`
          select own.name as "table", fk."from" as "column", fk."table" as target, fk."to" as "key"
          from sqlite_schema as own, pragma_foreign_key_list(own.name) as fk where own.type = 'table'`
      : sql<Reference>`
          select own.relname as "table", at.attname as "column", other.relname as target, key.attname as "key"
          from pg_constraint as fk
          join pg_class as own on own.oid = fk.conrelid
          join pg_class as other on other.oid = fk.confrelid
          join pg_attribute as at on at.attrelid = own.oid and at.attnum = fk.conkey[1]
          join pg_attribute as key on key.attrelid = other.oid and key.attnum = fk.confkey[1]
          where fk.contype = 'f' and fk.connamespace = current_schema()::regnamespace`
  ).execute(db);
  return rows;
}
