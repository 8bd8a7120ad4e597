import type { Config } from "#src/platform/config.ts";
import type { DatabaseSnapshot } from "#src/platform/copies/snapshot/database-snapshot.ts";
import { openSnapshot } from "#src/platform/copies/snapshot/open-snapshot.ts";
import { RowsDigest, type TableDigest } from "#src/platform/copies/snapshot/rows-digest.ts";

interface Expected {
  tables: Record<string, TableDigest>;
  lastIds: Record<string, number>;
}

/** Compares a copied database with its source. @throws Error when the rows or the last id of a table differ */
export async function compareDatabase(
  place: Pick<Config, "databaseUrl" | "dataDir">,
  expected: Expected,
): Promise<void> {
  await using snapshot = await openSnapshot(place);
  await compareSnapshot(snapshot, expected);
}

/** Like {@link compareDatabase}, for a database that is already open. */
export async function compareSnapshot(snapshot: DatabaseSnapshot, expected: Expected): Promise<void> {
  for (const [table, { rows, digest }] of Object.entries(expected.tables)) {
    const found = new RowsDigest();
    for await (const piece of snapshot.rows(table)) found.add(piece);
    if (found.get().rows !== rows || found.get().digest !== digest)
      throw new Error(`The rows of ${table} differ in the copy.`);
  }
  for (const [table, last] of Object.entries(expected.lastIds))
    if (snapshot.lastIds[table] !== last) throw new Error(`The last id of ${table} differs in the copy.`);
}
