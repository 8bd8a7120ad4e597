import { listPhotoFilenames, listPictureNames } from "#src/cms/photos/photos.server.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { StoredFilesCheck } from "#src/platform/files/stored-files-job.ts";
import { rememberMissingAvifs } from "./avif-files.server.ts";
import { uploadFormats } from "./picture-address.ts";
import { listStoredPictures, type PictureName } from "./picture-store.server.ts";

/** Finds photos without their JPEG or WebP files. Queues the missing AVIF files of the other photos. */
export async function findLostPictures(context: Context): Promise<StoredFilesCheck> {
  const before = await listPictureNames(context);
  const stored = await listStoredPictures(context);
  const still = new Set(await listPhotoFilenames(context));
  const named = before.filter(({ filename }) => still.has(filename));
  const { true: whole = [], false: lost = [] } = Object.groupBy(named, (picture) =>
    String(stored.has(picture, uploadFormats)),
  );
  const withoutAvif = filenamesOf(whole.filter((picture) => !stored.has(picture, ["avif"])));
  await inUnseenTransaction(context, (transaction) => rememberMissingAvifs(transaction, withoutAvif));
  return { lost: filenamesOf(lost), done: { withoutAvif: withoutAvif.length } };
}

const filenamesOf = (pictures: readonly PictureName[]) => pictures.map(({ filename }) => filename);
