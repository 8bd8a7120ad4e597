import type { Context } from "#src/platform/context.ts";
import { removeSnapshots } from "#src/platform/database/snapshot.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { repeat } from "#src/platform/jobs/repeat.ts";
import { expectSteadyClock } from "#src/platform/clock-leap.ts";
import { openFolderStorage } from "./folder-storage.ts";

/*
 * Files that were being written when the process was killed, and that nobody will finish; and files that have had their
 * time.
 */

/** An unfinished file of this age belongs to nobody. */
const age = { hours: 24 };

/** Nobody goes back behind an upgrade after this; and the copy holds what guests have had erased since. */
const snapshotAge = { hours: 30 * 24 };

const often = { hours: 24 };

/** Removes leftovers in the storage once a day. */
export const sweepingJob = ({ storage, now }: Context): Job => ({
  name: "sweeping",
  every: often,
  waitsAfterLeap: true,
  run: async () => ({ files: await storage.sweep(now().subtract(age)) }),
});

/**
 * Starts to remove leftovers on this machine's own disk once a day; each machine has its own.
 * @returns stops it, and waits for work under way
 */
export function startSweepingDisk(context: Context): () => Promise<void> {
  return repeat(Temporal.Duration.from(often).total("milliseconds"), async () => {
    try {
      // As long as the storage's sweep waits: a clock that is ahead makes all files old, here too.
      await expectSteadyClock(context, sweepingJob(context));
      const files = await sweepDisk(context);
      if (files > 0) context.log.info({ files }, "leftovers on this machine's disk removed");
    } catch (error) {
      context.log.error({ err: error }, "leftovers on this machine's disk could not be removed");
    }
  });
}

/**
 * Removes what killed processes have left half-written on this machine's disk, where uploads arrive, and old copies of
 * the database.
 * @returns how many files were removed
 */
export async function sweepDisk({ config, now }: Context): Promise<number> {
  return (
    (await openFolderStorage(config.dataDir).sweep(now().subtract(age))) +
    (await removeSnapshots(config.dataDir, now().subtract(snapshotAge)))
  );
}
