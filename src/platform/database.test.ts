import { sql } from "kysely";
import { expect, test } from "vitest";
import { createDatabase } from "#test/databases.ts";
import { openDatabase } from "./database.ts";
import { createLog } from "./log.ts";

test("PostgreSQL that drops an idle connection is told to the log, and the next query gets a new one", async () => {
  await using place = await createDatabase("PostgreSQL");
  const told = Promise.withResolvers<object>();
  const log = createLog("silent");
  log.warn = (fields: object) => told.resolve(fields);
  await using db = await openDatabase(place, log);
  await using other = await openDatabase(place);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  expect(await told.promise).toEqual({ err: expect.any(Error) });
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});
