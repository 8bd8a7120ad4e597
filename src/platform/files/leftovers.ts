import type { Context } from "#src/platform/context.ts";
import { removeSnapshots } from "#src/platform/database/snapshot.ts";
import type { Job } from "#src/platform/job.ts";
import { openFolderStorage } from "./folder-storage.ts";

/*
 * Files that were being written when the process was killed, and that nobody will finish; and files that have had their
 * time.
 */

/** An unfinished file of this age belongs to nobody. */
const age = { hours: 24 };

/** Nobody goes back behind an upgrade after this; and the copy holds what guests have had erased since. */
const snapshotAge = { hours: 30 * 24 };

/** Removes leftovers once a day. */
export const sweepingJob = (context: Context): Job => ({
  name: "sweeping",
  every: { hours: 24 },
  run: async () => ({ files: await sweepLeftovers(context) }),
});

/**
 * Removes what killed processes have left half-written, in the storage and on this machine's disk, where uploads
 * arrive; and old copies of the database.
 * @returns how many files were removed
 */
export async function sweepLeftovers({ config, storage, now }: Context): Promise<number> {
  const before = now().subtract(age);
  return (
    (await storage.sweep(before)) +
    (await openFolderStorage(config.dataDir).sweep(before)) +
    (await removeSnapshots(config.dataDir, now().subtract(snapshotAge)))
  );
}
