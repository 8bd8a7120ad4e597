import { purgeUnnamedDocuments } from "#src/features/documents/removed-documents.server.ts";
import { purgePicturesWithoutPhoto } from "#src/features/photos/pictures/pictures-without-photo.server.ts";
import type { Context } from "#src/platform/context.ts";
import { repeat } from "#src/platform/repeat.ts";

const lookMilliseconds = 60 * 60 * 1000;

/** TABLE  what purges the files that nothing has any more, by what is logged of them. */
const purges: Record<string, (context: Context, signal: AbortSignal) => Promise<number>> = {
  photos: purgePicturesWithoutPhoto,
  documents: purgeUnnamedDocuments,
};

/**
 * Purges from now on, once an hour.
 * @returns ends it, and what is under way
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
