import { removedFiles, type RemovedFileTable } from "#src/platform/removed-files.ts";
import { removePicture } from "./picture-store.server.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    removedPhoto: RemovedFileTable;
  }
}

/** The pictures of photos that were removed, each by its photo's filename. */
export const removedPhotos = removedFiles("removedPhoto", removePicture);
