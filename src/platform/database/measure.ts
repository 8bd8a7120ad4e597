import { sql } from "kysely";
import type { Context } from "#src/platform/context.ts";

/** Returns the size of the database in bytes, including indexes. */
export async function measureDatabase({ db, config }: Context): Promise<number> {
  const query = config.databaseUrl
    ? sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(db);
  return Number(rows[0]!.bytes);
}
