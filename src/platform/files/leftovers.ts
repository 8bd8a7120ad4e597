import type { Context } from "#src/platform/context.ts";
import { removeSnapshots } from "#src/platform/database/snapshot.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { repeat } from "#src/platform/jobs/repeat.ts";
import { refuseAfterClockLeap } from "#src/platform/clock-leap.ts";
import { openFolderStorage } from "./folder-storage.ts";

/** Unfinished files of this age are left over from a killed process. */
const age = { hours: 24 };

/** Copies of the database are removed at this age, because they may contain data that has since been erased. */
const snapshotAge = { hours: 30 * 24 };

const interval = { hours: 24 };

export const sweepingJob = ({ storage, now }: Context): Job => ({
  name: "sweeping",
  every: interval,
  waitsAfterLeap: true,
  run: async () => ({ files: await storage.sweep(now().subtract(age)) }),
});

/** Removes leftover files from this machine's disk once a day. @returns a function that stops the removal */
export function startSweepingDisk(context: Context): () => Promise<void> {
  return repeat(Temporal.Duration.from(interval).total("milliseconds"), async () => {
    try {
      // When the clock is ahead, all files look old.
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
