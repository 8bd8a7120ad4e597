import type { Context } from "#src/platform/context.ts";
import { runParts, type Job } from "#src/platform/jobs/job.ts";
import { tableOf } from "#src/platform/server-feature.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Functions that delete unused files and return the number of files. The log shows each number under its key. */
    removedFiles?: Record<string, (context: Context, signal?: AbortSignal) => Promise<number>>;
  }
}

export function removedFilesJob(context: Context): Job {
  const purges = Object.entries(tableOf(context.features, "removedFiles"));
  const parts = purges.map(([name, purge]) => [name, (signal: AbortSignal) => purge(context, signal)]);
  return {
    name: "removed-files",
    every: { hours: 1 },
    waitsAfterLeap: true,
    run: (running) => runParts(Object.fromEntries(parts), running),
  };
}
