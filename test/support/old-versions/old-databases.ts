import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A column's value: an integer, a text, a coordinate or null. */
export type Value = string | number | null;

/** A small database of an older version in db/kept, made by `npm run keep-database`. */
export interface OldDatabase {
  /** The migrations that had run, with the hash of each file. */
  migrations: Record<string, string>;
  /** A few rows of each table that has any. */
  tables: Record<string, { columns: string[]; rows: Value[][] }>;
}

/** All kept databases by version: the last release of 0.1, and each version since 1.0 that added a migration. */
export const oldDatabases: Record<string, OldDatabase> = Object.fromEntries(
  globSync("db/kept/*.json")
    .toSorted()
    .map((file) => [path.basename(file, ".json"), JSON.parse(readFileSync(file, "utf8")) as OldDatabase]),
);

/** Returns the absolute path of a version's backup, which has rows in every table. */
export const oldBackup = (version: string): string => path.resolve(`db/kept/${version}.tar`);

/**
 * Returns a hash of a migration's code without comments and spaces. Tests compare hashes, because a migration must not
 * change after sites have run it.
 * @param program the folder with the source code
 */
export function hashOf(step: string, program = "."): string {
  const source = readFileSync(path.join(program, `db/migrations/${step}.ts`), "utf8");
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "").replaceAll(/\s+/g, "");
  return createHash("sha256").update(code).digest("hex").slice(0, 16);
}
