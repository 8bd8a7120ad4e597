import type { Config } from "#src/platform/config.ts";
import type { DatabaseMoment } from "./database-moment.ts";
import { readPostgres } from "./postgres-moment.ts";
import { readSqlite } from "./sqlite-moment.ts";

export function openMoment({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<DatabaseMoment> {
  return databaseUrl ? readPostgres(databaseUrl) : readSqlite(dataDir);
}
