import { Problem } from "#src/platform/api/problem.ts";
import { openTemporaryDatabase } from "#src/platform/database/temporary-database.ts";
import {
  NewerSchemaError,
  OlderSchemaError,
  refuseOtherSchemas,
} from "#src/platform/database/upgrades/applied-migrations.ts";
import { migrate } from "#src/platform/database/upgrades/migrate.ts";
import { migrations } from "#src/platform/database/upgrades/migrations.ts";
import { ArchiveError, type Manifest } from "#src/platform/copies/archive/archive.ts";
import { archivedRows, checkArchive, type OpenArchive } from "#src/platform/copies/archive/read-archive.ts";
import { snapshotOf } from "#src/platform/copies/snapshot/sqlite-snapshot.ts";
import { compareSnapshot } from "./compare.ts";
import { fillDatabase } from "./fill-database.ts";

/** Compares a restored temporary database with the manifest. @throws ArchiveError if they differ */
export async function verifyArchive(open: OpenArchive): Promise<Manifest> {
  const manifest = await checkArchive(open);
  checkSchema(manifest);
  const { db, connection } = openTemporaryDatabase();
  try {
    await fillDatabase(db, manifest, archivedRows(open));
    {
      await using snapshot = snapshotOf(connection, () => connection.exec("rollback"));
      const missing = snapshot.tables.find((table) => !Object.hasOwn(manifest.tables, table));
      if (missing !== undefined) throw new ArchiveError(`The archive lacks the table ${missing}.`);
      await compareSnapshot(snapshot, manifest);
    }
    await migrate(db);
    return manifest;
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof Problem) throw error;
    throw new ArchiveError(`The archive can't be restored: ${(error as Error).message}`, { cause: error });
  } finally {
    await db.destroy();
  }
}

function checkSchema({ schema, program }: Manifest): void {
  try {
    refuseOtherSchemas(schema, Object.keys(migrations));
  } catch (error) {
    if (error instanceof NewerSchemaError)
      throw new ArchiveError(
        `The archive was made by a newer version of this program, ${program} (it has ${error.steps.join(", ")}). ` +
          "Restore it with that version.",
      );
    if (error instanceof OlderSchemaError)
      throw new ArchiveError(
        `The archive is older than the last release of version 0.1 (it lacks ${error.steps.join(", ")}). ` +
          "Restore it with the last release of version 0.1, and back that site up.",
      );
    throw error;
  }
}
