import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { askFor } from "./run/on-demand.ts";

/** The supported databases: `describe.each(databases)("… on %s", (database) => …)`. */
export const databases = ["SQLite", "PostgreSQL"] as const;

export type DatabaseName = (typeof databases)[number];

/** A database's address for the configuration, and a temporary data folder. */
export interface TestDatabase extends AsyncDisposable {
  dataDir: string;
  databaseUrl: string;
}

/**
 * Creates an empty database or a copy of another database. Dispose the database after all connections are
 * closed. The data folder is then deleted too.
 * @param template a database of the same `name`. It must have no open connections
 */
export async function createDatabase(name: DatabaseName, template?: TestDatabase): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-test-"));
  // Background jobs may still be writing to the folder.
  const removeFolder = () => rm(dataDir, { recursive: true, maxRetries: 5 });
  if (template) await cp(template.dataDir, dataDir, { recursive: true });
  if (name === "SQLite") return { dataDir, databaseUrl: "", [Symbol.asyncDispose]: removeFolder };

  const url = new URL(await askFor(inject("postgresOnDemand")));
  const database = `test_${randomBytes(8).toString("hex")}`;
  const source = template ? `template ${path.basename(template.databaseUrl)}` : "";
  // The strategy `file_copy` is faster here, because this PostgreSQL doesn't flush files to the disk.
  await execute(url, `create database ${database} ${source} strategy file_copy`);
  return {
    dataDir,
    databaseUrl: new URL(database, url).href,
    async [Symbol.asyncDispose]() {
      await execute(url, `drop database ${database}`);
      await removeFolder();
    },
  };
}

async function execute(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
