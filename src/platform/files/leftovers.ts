import type { Context } from "#src/platform/context.ts";
import { removeSnapshots } from "#src/platform/database/snapshot.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { repeat } from "#src/platform/jobs/repeat.ts";
import { refuseAfterClockLeap } from "#src/platform/clock-leap.ts";
import { openFolderStorage } from "./folder-storage.ts";

/** Older unfinished files are remains of a killed process. */
const age = { hours: 24 };

/** Old copies also contain data that guests have had erased since. */
const snapshotAge = { hours: 30 * 24 };

const often = { hours: 24 };

export const sweepingJob = ({ storage, now }: Context): Job => ({
  name: "sweeping",
  every: often,
  waitsAfterLeap: true,
  run: async () => ({ files: await storage.sweep(now().subtract(age)) }),
});

/** Removes leftovers on this machine's disk once a day. @returns a function that stops it */
export function startSweepingDisk(context: Context): () => Promise<void> {
  return repeat(Temporal.Duration.from(often).total("milliseconds"), async () => {
    try {
      // With a clock that is ahead, all files look old.
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

export async function sweepDisk({ config, now }: Context): Promise<number> {
  return (
    (await openFolderStorage(config.dataDir).sweep(now().subtract(age))) +
    (await removeSnapshots(config.dataDir, now().subtract(snapshotAge)))
  );
}
