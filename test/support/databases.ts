import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";

/** What the site can run on: `describe.each(databases)("… on %s", (database) => …)`. */
export const databases = ["SQLite", "PostgreSQL"] as const;

export type DatabaseName = (typeof databases)[number];

/** An empty database, as the configuration names it, with a temporary folder for the rest. */
export interface EmptyDatabase extends AsyncDisposable {
  dataDir: string;
  databaseUrl: string;
}

/** Makes an empty database, which goes with its folder when disposed; whoever connected disconnects before. */
export async function createDatabase(name: DatabaseName): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-test-"));
  // What goes on beside requests may still be writing to it.
  const removeFolder = () => rm(dataDir, { recursive: true, maxRetries: 5 });
  if (name === "SQLite") return { dataDir, databaseUrl: "", [Symbol.asyncDispose]: removeFolder };

  const url = new URL(await askForPostgres());
  const database = `test_${randomBytes(8).toString("hex")}`;
  await execute(url, `create database ${database}`);
  return {
    dataDir,
    databaseUrl: new URL(database, url).href,
    async [Symbol.asyncDispose]() {
      await execute(url, `drop database ${database}`);
      await removeFolder();
    },
  };
}

async function askForPostgres(): Promise<string> {
  const response = await fetch(inject("postgresOnDemand"));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

async function execute(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
