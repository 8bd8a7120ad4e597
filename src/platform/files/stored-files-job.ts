import type { Context } from "#src/platform/context.ts";
import type { Done, Job } from "#src/platform/jobs/job.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Checks that the files of all rows are stored. */
    storedFiles?: (context: Context) => Promise<StoredFilesCheck>;
  }
}

export interface StoredFilesCheck {
  lost: string[];
  /** The number of other findings for the log. */
  done?: Done;
}

const maxLoggedNames = 20;

/** Thrown when files that the database names are missing from the storage. */
class FilesLostError extends Error {
  override name = "FilesLost";
}

/**
 * Checks once a day that the files of all resources are stored. For missing files the job fails, so that staff are
 * notified; uploading the file again restores it.
 */
export const storedFilesJob = (context: Context): Job => ({
  name: "stored-files",
  every: { hours: 24 },
  async run() {
    const checks: StoredFilesCheck[] = [];
    for (const { storedFiles } of context.features) if (storedFiles) checks.push(await storedFiles(context));
    const lost = checks.flatMap((check) => check.lost);
    if (lost.length > 0)
      throw new FilesLostError(`${lost.length} aren't stored: ${lost.slice(0, maxLoggedNames).join(", ")}`);
    return Object.assign({}, ...checks.map(({ done }) => done)) as Done;
  },
});

type List = (context: Context) => Promise<string[]>;

/**
 * Finds files that a row names and the storage lacks. Files are stored before a row names them, and deleted after the
 * row, so this reads the rows before and after listing the storage.
 */
export async function findLostFiles(
  context: Context,
  listNamed: List,
  listStored: List,
): Promise<StoredFilesCheck> {
  const before = await listNamed(context);
  const stored = new Set(await listStored(context));
  const named = new Set(before).intersection(new Set(await listNamed(context)));
  return { lost: [...named.difference(stored)] };
}
