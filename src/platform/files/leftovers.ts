import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { snapshotName } from "#src/platform/database/snapshot.ts";
import type { Job } from "#src/platform/job.ts";

/*
 * Files that were being written when the process was killed, and that nobody will finish; and files that have had their
 * time.
 */

/** An unfinished file of this age belongs to nobody. */
const ageMilliseconds = 24 * 60 * 60 * 1000;

/** Nobody goes back behind an upgrade after this; and the copy holds what guests have had erased since. */
const snapshotAge = 30 * ageMilliseconds;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** TABLE  files with a temporary name until they are complete, and copies from before upgrades, by their folder. */
const leftovers: { folder: string; name: RegExp; age?: number }[] = [
  { folder: ".", name: snapshotName, age: snapshotAge },
  { folder: ".", name: new RegExp(`^campsite\\.before-.+\\.${uuid}$`) },
  { folder: ".", name: new RegExp(`^readyz-${uuid}$`) },
  ...["images/320", "images/640", "images/960", "images/1280", "pdf", "webcam", "webcam/last-good"].map(
    (folder) => ({ folder, name: new RegExp(`\\.${uuid}$`) }),
  ),
  ...["images/incoming", "pdf/incoming"].map((folder) => ({ folder, name: new RegExp(`^${uuid}$`) })),
];

/** Removes leftovers once a day. */
export const sweepingJob = (context: Context): Job => ({
  name: "sweeping",
  every: { hours: 24 },
  run: async (signal) => ({ files: await sweepLeftovers(context, signal) }),
});

/**
 * Removes what killed processes have left half-written, and old copies of the database.
 * @param signal stops after the present file
 * @returns how many files were removed
 */
export async function sweepLeftovers(context: Context, signal?: AbortSignal): Promise<number> {
  let swept = 0;
  for (const { folder, name, age = ageMilliseconds } of leftovers) {
    const oldest = context.now().epochMilliseconds - age;
    const place = path.join(context.config.dataDir, folder);
    for (const each of (await readdir(place).catch(noneIfMissing)).filter((found) => name.test(found))) {
      if (signal?.aborted) return swept;
      const file = path.join(place, each);
      // The process that writes it may finish meanwhile.
      const found = await stat(file).catch(undefinedIfMissing);
      if (!found || found.mtimeMs > oldest) continue;
      await rm(file, { force: true });
      swept++;
    }
  }
  return swept;
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

const noneIfMissing = (error: NodeJS.ErrnoException) => undefinedIfMissing(error) ?? [];
