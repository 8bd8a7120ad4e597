import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { listDocumentFilenames, listStoredDocuments } from "./documents/document-store.server.ts";
import { listPhotoFilenames, listPictureNames } from "./photos/photos.server.ts";
import { rememberMissingAvifs } from "./photos/pictures/avif-files.server.ts";
import { uploadFormats } from "./photos/pictures/picture-address.ts";
import { listStoredPictures, type PictureName } from "./photos/pictures/picture-store.server.ts";
import { listGroundFilenames, listStoredGrounds } from "./plan/ground/ground-store.server.ts";

/** So many names stand in the log; whoever reads it looks at the storage then. */
const mostNames = 20;

/** Files that the database names and the storage hasn't. */
class FilesLostError extends Error {
  override name = "FilesLost";
}

/**
 * Looks once a day whether every photo, document and the plan's ground have their files. AVIF files that are missing are
 * made, those for large screens too. Of others it fails, and so tells: whoever sends it again gives them back.
 */
export const storedFilesJob = (context: Context): Job => ({
  name: "stored-files",
  every: { hours: 24 },
  async run() {
    const { withoutAvif, lost: photos } = await lookAtPhotos(context);
    await inUnseenTransaction(context, (transaction) => rememberMissingAvifs(transaction, withoutAvif));
    const lost = [
      ...photos,
      ...(await findLost(context, listDocumentFilenames, listStoredDocuments)),
      ...(await findLost(context, listGroundFilenames, listStoredGrounds)),
    ];
    if (lost.length > 0)
      throw new FilesLostError(`${lost.length} aren't stored: ${lost.slice(0, mostNames).join(", ")}`);
    return { withoutAvif: withoutAvif.length };
  },
});

// Files are stored before a row names them, and removed after none does: so rows are read first, and again.

async function lookAtPhotos(context: Context): Promise<{ withoutAvif: string[]; lost: string[] }> {
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
