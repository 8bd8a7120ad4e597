import { purgeUnnamedDocuments } from "#src/features/documents/removed-documents.server.ts";
import type { Context } from "#src/platform/context.ts";
import { runParts, type Job } from "#src/platform/jobs/job.ts";
import { purgeUnnamedGrounds } from "#src/features/plan/ground/ground-store.server.ts";
import { purgePicturesWithoutPhoto } from "#src/cms/photos/photos.server.ts";

/** Deletes files that no resource uses any more. */
export const removedFilesJob = (context: Context): Job => ({
  name: "removed-files",
  every: { hours: 1 },
  waitsAfterLeap: true,
  run: (running) =>
    runParts(
      {
        photos: (signal) => purgePicturesWithoutPhoto(context, signal),
        grounds: (signal) => purgeUnnamedGrounds(context, signal),
        documents: (signal) => purgeUnnamedDocuments(context, signal),
      },
      running,
    ),
});
