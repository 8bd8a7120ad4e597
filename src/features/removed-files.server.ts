import { purgeUnnamedDocuments } from "./documents/removed-documents.server.ts";
import type { Context } from "#src/platform/context.ts";
import { repeat } from "#src/platform/repeat.ts";
import { purgePicturesWithoutPhoto } from "./photos/photos.server.ts";

const lookMilliseconds = 60 * 60 * 1000;

/** TABLE  the functions that delete files nothing uses any more, by the word in the log. */
const purges: Record<string, (context: Context, signal: AbortSignal) => Promise<number>> = {
  photos: purgePicturesWithoutPhoto,
  documents: purgeUnnamedDocuments,
};

/**
 * Starts deleting them once an hour.
 * @returns stops the job and waits for work under way
 */
export function startRemovedFilesJob(context: Context): () => Promise<void> {
  return repeat(lookMilliseconds, async (signal) => {
    for (const [kind, purge] of Object.entries(purges)) {
      if (signal.aborted) return;
      try {
        const purged = await purge(context, signal);
        if (purged > 0) context.log.info({ [kind]: purged }, "removed files purged");
      } catch (error) {
        context.log.error({ err: error, kind }, "removed files could not be purged");
      }
    }
  });
}
