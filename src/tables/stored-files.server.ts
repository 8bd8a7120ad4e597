import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { listDocumentFilenames, listStoredDocuments } from "#src/features/documents/document-store.server.ts";
import { listPhotoFilenames, listPictureNames } from "#src/cms/photos/photos.server.ts";
import { rememberMissingAvifs } from "#src/cms/photos/pictures/avif-files.server.ts";
import { uploadFormats } from "#src/cms/photos/pictures/picture-address.ts";
import { listStoredPictures, type PictureName } from "#src/cms/photos/pictures/picture-store.server.ts";
import { listGroundFilenames, listStoredGrounds } from "#src/features/plan/ground/ground-store.server.ts";

const maxLoggedNames = 20;

/** Thrown when files in the database are missing from the storage. */
class FilesLostError extends Error {
  override name = "FilesLost";
}

/**
 * Checks once a day that the files of all photos, documents and the plan's ground are stored. Missing AVIF files are
 * made again. For other missing files the job fails, so that staff are notified; uploading the file again restores it.
 */
export const storedFilesJob = (context: Context): Job => ({
  name: "stored-files",
  every: { hours: 24 },
  async run() {
    const { withoutAvif, lost: photos } = await checkPhotos(context);
    await inUnseenTransaction(context, (transaction) => rememberMissingAvifs(transaction, withoutAvif));
    const lost = [
      ...photos,
      ...(await findLost(context, listDocumentFilenames, listStoredDocuments)),
      ...(await findLost(context, listGroundFilenames, listStoredGrounds)),
    ];
    if (lost.length > 0)
      throw new FilesLostError(`${lost.length} aren't stored: ${lost.slice(0, maxLoggedNames).join(", ")}`);
    return { withoutAvif: withoutAvif.length };
  },
});

// Files are stored before a row names them, and deleted after the row. Read the rows before and after listing the
// storage.

async function checkPhotos(context: Context): Promise<{ withoutAvif: string[]; lost: string[] }> {
  const before = await listPictureNames(context);
  const stored = await listStoredPictures(context);
  const still = new Set(await listPhotoFilenames(context));
  const named = before.filter(({ filename }) => still.has(filename));
  const { true: whole = [], false: lost = [] } = Object.groupBy(named, (picture) =>
    String(stored.has(picture, uploadFormats)),
  );
  const withoutAvif = whole.filter((picture) => !stored.has(picture, ["avif"]));
  return { withoutAvif: filenamesOf(withoutAvif), lost: filenamesOf(lost) };
}

const filenamesOf = (pictures: readonly PictureName[]) => pictures.map(({ filename }) => filename);

type List = (context: Context) => Promise<string[]>;

async function findLost(context: Context, listNamed: List, listStored: List): Promise<string[]> {
  const before = await listNamed(context);
  const stored = new Set(await listStored(context));
  const named = new Set(before).intersection(new Set(await listNamed(context)));
  return [...named.difference(stored)];
}
