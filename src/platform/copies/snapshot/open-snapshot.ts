import type { Config } from "#src/platform/config.ts";
import type { DatabaseSnapshot } from "./database-snapshot.ts";
import { readPostgres } from "./postgres-snapshot.ts";
import { readSqlite } from "./sqlite-snapshot.ts";

export function openSnapshot({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<DatabaseSnapshot> {
  return databaseUrl ? readPostgres(databaseUrl) : readSqlite(dataDir);
}
