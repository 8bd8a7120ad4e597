import type { Context } from "#src/platform/context.ts";
import { removeSnapshots } from "#src/platform/database/snapshot.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { repeat } from "#src/platform/jobs/repeat.ts";
import { refuseAfterClockLeap } from "#src/platform/clock-leap.ts";
import { openFolderStorage } from "./folder-storage.ts";

/* Removes unfinished files of killed processes, and old copies of the database. */

/** An unfinished file of this age is abandoned. */
const age = { hours: 24 };

/** After this time nobody undoes an upgrade any more. The copy also contains data that guests have had erased since. */
const snapshotAge = { hours: 30 * 24 };

const often = { hours: 24 };

export const sweepingJob = ({ storage, now }: Context): Job => ({
  name: "sweeping",
  every: often,
  waitsAfterLeap: true,
  run: async () => ({ files: await storage.sweep(now().subtract(age)) }),
});

/** Removes leftovers on this machine's disk once a day. @returns a function that stops it and waits for running work */
export function startSweepingDisk(context: Context): () => Promise<void> {
  return repeat(Temporal.Duration.from(often).total("milliseconds"), async () => {
    try {
      // Waits like the storage's sweep: with a clock that is ahead, all files look old here too.
      await refuseAfterClockLeap(context, sweepingJob(context));
      const files = await sweepDisk(context);
      if (files > 0)
        context.log.info({ files }, "unfinished uploads and old copies removed from this machine's disk");
    } catch (error) {
      context.log.error(
        { err: error },
        "unfinished uploads and old copies could not be removed from this machine's disk",
      );
    }
  });
}

/** Removes unfinished uploads and old database copies from this machine's disk. @returns how many */
export async function sweepDisk({ config, now }: Context): Promise<number> {
  return (
    (await openFolderStorage(config.dataDir).sweep(now().subtract(age))) +
    (await removeSnapshots(config.dataDir, now().subtract(snapshotAge)))
  );
}
