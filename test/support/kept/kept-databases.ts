import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A value of a column: all are integers, texts and two coordinates. */
export type Value = string | number | null;

/** A small database as a version made it, in db/kept: made by `npm run keep-database`. */
export interface KeptDatabase {
  /** The migrations that had run, and the hash of each one's file. */
  migrations: Record<string, string>;
  /** A few rows of each table. */
  tables: Record<string, { columns: string[]; rows: Value[][] }>;
}

/** All of them by version: the last 0.1, and each since 1.0 that has a migration of its own. */
export const keptDatabases: Record<string, KeptDatabase> = Object.fromEntries(
  globSync("db/kept/*.json")
    .toSorted()
    .map((file) => [path.basename(file, ".json"), JSON.parse(readFileSync(file, "utf8")) as KeptDatabase]),
);

/** The absolute path of the backup that a version made of such a database, with rows in every table. */
export const keptBackup = (version: string): string => path.resolve(`db/kept/${version}.tar`);

/**
 * What a migration's file holds but for comments and spaces, to see that it stays as it is once sites have run it.
 * @param program the folder of the program
 */
export function hashOf(step: string, program = "."): string {
  const source = readFileSync(path.join(program, `db/migrations/${step}.ts`), "utf8");
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s+/gm, "");
  return createHash("sha256").update(code).digest("hex").slice(0, 16);
}
