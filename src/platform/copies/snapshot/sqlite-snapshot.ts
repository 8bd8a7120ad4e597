import path from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { openSqliteReader } from "#src/platform/database/sqlite.ts";
import { isOfSite, rowsAtOnce, type DatabaseSnapshot, type Row } from "./database-snapshot.ts";

/** Opens a read transaction, which doesn't block writers (https://sqlite.org/isolation.html). */
export async function readSqlite(dataDir: string): Promise<DatabaseSnapshot> {
  const database = openSqliteReader(path.join(dataDir, "campsite.sqlite"));
  try {
    return snapshotOf(database, () => database.isOpen && database.close());
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Like {@link readSqlite}, on an open connection. @param end runs when the snapshot is disposed of */
export function snapshotOf(database: DatabaseSync, end: () => void): DatabaseSnapshot {
  const all = <Found>(sql: string) => database.prepare(sql).all() as Found[];
  database.exec("begin");
  const tables = all<{ name: string }>(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite~_%' escape '~' order by rowid",
  );
  return {
    schema: all<{ name: string }>("select name from kysely_migration order by name").map(({ name }) => name),
    tables: tables.map(({ name }) => name).filter(isOfSite),
    lastIds: Object.fromEntries(
      all<{ name: string; seq: number }>("select name, seq from sqlite_sequence order by name")
        .filter(({ name }) => isOfSite(name))
        .map(({ name, seq }) => [name, seq]),
    ),
    rows: (table) => inPieces(database.prepare(`select * from "${table}"`)),
    async [Symbol.asyncDispose]() {
      end();
    },
  };
}

async function* inPieces(statement: StatementSync): AsyncGenerator<Row[]> {
  let piece: Row[] = [];
  for (const row of statement.iterate()) {
    piece.push({ ...row } as Row);
    if (piece.length < rowsAtOnce) continue;
    yield piece;
    piece = [];
    await setImmediate();
  }
  if (piece.length > 0) yield piece;
}
