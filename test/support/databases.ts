import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";

/** What the site can run on: `describe.each(databases)("… on %s", (database) => …)`. */
export const databases = ["SQLite", "PostgreSQL"] as const;

export type DatabaseName = (typeof databases)[number];

/** A database, as the configuration names it, with a temporary folder for the rest. */
export interface TestDatabase extends AsyncDisposable {
  dataDir: string;
  databaseUrl: string;
}

/**
 * Makes an empty database, or another one's copy, which goes with its folder when disposed; whoever connected
 * disconnects before.
 * @param template of the same kind, and nobody is connected to it
 */
export async function createDatabase(name: DatabaseName, template?: TestDatabase): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-test-"));
  // What goes on beside requests may still be writing to it.
  const removeFolder = () => rm(dataDir, { recursive: true, maxRetries: 5 });
  if (template) await cp(template.dataDir, dataDir, { recursive: true });
  if (name === "SQLite") return { dataDir, databaseUrl: "", [Symbol.asyncDispose]: removeFolder };

  const url = new URL(await askForPostgres());
  const database = `test_${randomBytes(8).toString("hex")}`;
  const source = template ? `template ${path.basename(template.databaseUrl)}` : "";
  // Nothing is flushed to the disk here, which makes copying files the cheaper way.
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
