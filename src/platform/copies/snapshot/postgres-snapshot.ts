import { isOfSite, rowsAtOnce, type DatabaseSnapshot, type Row } from "./database-snapshot.ts";

/** Opens a snapshot with a repeatable-read transaction, which doesn't see later commits. */
export async function readPostgres(databaseUrl: string): Promise<DatabaseSnapshot> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  // A broken connection already fails the query. Without this listener, the error event would end the process.
  client.on("error", () => {});
  await client.connect();
  const all = async <Found extends object>(sql: string) => (await client.query<Found>(sql)).rows;
  try {
    await client.query("begin isolation level repeatable read read only");
    const schema = await all<{ name: string }>('select name from kysely_migration order by name collate "C"');
    const tables = await all<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid",
    );
    const ofSite = tables.map(({ name }) => name).filter(isOfSite);
    return {
      schema: schema.map(({ name }) => name),
      tables: ofSite,
      lastIds: await readLastIds(all, ofSite),
      async *rows(table) {
        // The caller may have stopped reading the previous table before its last row.
        await client.query("close all");
        await client.query(`declare piece no scroll cursor for select * from "${table}"`);
        for (;;) {
          const rows = await all<Row>(`fetch ${rowsAtOnce} from piece`);
          if (rows.length > 0) yield rows;
          if (rows.length < rowsAtOnce) break;
        }
      },
      [Symbol.asyncDispose]: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

type Ask = <Found extends object>(sql: string) => Promise<Found[]>;

/** A sequence isn't transactional, so its value may be higher than the last id in the snapshot. */
async function readLastIds(all: Ask, tables: string[]): Promise<Record<string, number>> {
  const counted = await all<{ table: string; sequence: string }>(
    `select table_name as table, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence
     from information_schema.columns
     where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES' order by table_name collate "C"`,
  );
  const lastIds: Record<string, number> = {};
  for (const { table, sequence } of counted.filter((each) => tables.includes(each.table))) {
    const [found] = await all<{ last: number; isUsed: boolean }>(
      `select last_value::integer as last, is_called as "isUsed" from ${sequence}`,
    );
    if (found?.isUsed) lastIds[table] = found.last;
  }
  return lastIds;
}
