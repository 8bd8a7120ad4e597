import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A value of a column: all are integers, texts and two coordinates. */
export type Value = string | number | null;

/** A small database as an earlier program made it, in db/kept: made by `npm run keep-database`. */
export interface KeptDatabase {
  /** The migrations that had run, and the hash of each one's file. */
  migrations: Record<string, string>;
  /** The statements of SQLite's schema, in the order of their names. */
  schema: string[];
  /** A few rows of each table. */
  tables: Record<string, { columns: string[]; rows: Value[][] }>;
}

/** All of them, by the migration that was the newest. */
export const keptDatabases: Record<string, KeptDatabase> = Object.fromEntries(
  globSync("db/kept/*.json")
    .toSorted()
    .map((file) => [path.basename(file, ".json"), JSON.parse(readFileSync(file, "utf8")) as KeptDatabase]),
);

/**
 * What a migration's file holds but for comments and spaces, to see that it stays as it is once sites have run it.
 * @param program the folder of the program
 */
export function hashOf(step: string, program = "."): string {
  const source = readFileSync(path.join(program, `db/migrations/${step}.ts`), "utf8");
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s+/gm, "");
  return createHash("sha256").update(code).digest("hex").slice(0, 16);
}
