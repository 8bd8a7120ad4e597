import type { Context } from "#src/platform/context.ts";
import type { Done, Job } from "#src/platform/jobs/job.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    storedFiles?: (context: Context) => Promise<StoredFilesCheck>;
  }
}

export interface StoredFilesCheck {
  lost: string[];
  done?: Done;
}

const maxLoggedNames = 20;

class FilesLostError extends Error {
  override name = "FilesLost";
}

/** The job fails when files are missing, so that staff are notified. */
export const storedFilesJob = (context: Context): Job => ({
  name: "stored-files",
  every: { hours: 24 },
  async run() {
    const checks: StoredFilesCheck[] = [];
    for (const { storedFiles } of context.features) if (storedFiles) checks.push(await storedFiles(context));
    const lost = checks.flatMap((check) => check.lost);
    if (lost.length > 0)
      throw new FilesLostError(
        `Files that aren't stored (${lost.length}): ${lost.slice(0, maxLoggedNames).join(", ")}`,
      );
    return Object.assign({}, ...checks.map(({ done }) => done)) as Done;
  },
});

type List = (context: Context) => Promise<string[]>;

/**
 * Lists the files that rows name and the storage doesn't have. Reads the rows before and after the files, so that the
 * file of a row that is added or removed in the meantime isn't reported.
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
