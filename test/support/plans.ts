import { sql, SqliteAdapter, type Kysely, type KyselyPlugin } from "kysely";
import type { Context } from "#src/platform/context.ts";

/** Matches query plans that read a table without an index, for tables that grow with the site's use. */
export const fullScanPattern =
  /SCAN (feedback|article|photo|historyEntry|searchEntry|translationGap)\b(?! USING)|Seq Scan on (feedback|article|photo|"historyEntry"|"searchEntry"|"translationGap")/;

/** Returns the database's plans of all queries that a function makes. */
export async function plansOf(
  context: Context,
  work: (watched: Context) => Promise<unknown>,
): Promise<string> {
  const queries: Parameters<KyselyPlugin["transformQuery"]>[0]["node"][] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => (queries.push(node), node),
    transformResult: async ({ result }) => result,
  };
  await work({ ...context, db: context.db.withPlugin(watch) });
  return context.db.transaction().execute(async (db) => {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    // PostgreSQL prefers sequential scans of small tables. This setting allows a scan only if no index can be used.
    if (!isSqlite) await sql`set local enable_seqscan = off`.execute(db);
    const plans: string[] = [];
    for (const node of queries) {
      const compiled = db.getExecutor().compileQuery(node, { queryId: "plan" });
      const { rows } = await (db as unknown as Kysely<any>).executeQuery({
        ...compiled,
        sql: `${isSqlite ? "explain query plan" : "explain"} ${compiled.sql}`,
      });
      plans.push(compiled.sql, ...rows.map((row: any) => String(row["detail"] ?? row["QUERY PLAN"])));
    }
    return plans.join("\n");
  });
}
