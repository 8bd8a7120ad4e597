import { removedFiles, type RemovedFileTable } from "#src/platform/files/removed-files.ts";
import { removePicture } from "./pictures/picture-store.server.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    removedPhoto: RemovedFileTable;
  }
}

export const removedPhotos = removedFiles("removedPhoto", removePicture);
