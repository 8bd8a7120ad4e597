import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/job.ts";

/*
 * Files that were being written when the process was killed, and that nobody will finish.
 */

/** An unfinished file of this age belongs to nobody. */
const ageMilliseconds = 24 * 60 * 60 * 1000;

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** TABLE  files with a temporary name until they are complete, by their folder in the data folder. */
const leftovers: { folder: string; name: RegExp }[] = [
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
 * Removes what killed processes have left half-written.
 * @param signal stops after the present file
 * @returns how many files were removed
 */
export async function sweepLeftovers(context: Context, signal?: AbortSignal): Promise<number> {
  const oldest = context.now().epochMilliseconds - ageMilliseconds;
  let swept = 0;
  for (const { folder, name } of leftovers) {
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
