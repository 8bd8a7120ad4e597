import { checked } from "#src/platform/api/api-request.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { Problem, type Use } from "#src/platform/api/problem.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import { photo, photoFile, photoKind, type PhotoInput } from "./photo.ts";
import { findPhotoByFilename, galleries, photos } from "./photos.server.ts";
import { usesInNextVersions } from "#src/cms/next-versions/next-files.server.ts";
import { rememberMissingAvifs } from "./pictures/avif-files.server.ts";
import { isPictureStored } from "./pictures/picture-store.server.ts";
import { removedPhotos } from "./removed-photos.server.ts";
import { descriptionOf } from "#src/cms/collections.server.ts";
import { kindNames } from "#src/cms/kinds.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { pictureColumnsOf } from "#src/cms/kind/kind.ts";
import { picturesPath } from "./pictures/picture-address.ts";

const uploaded = photoFile.extend({ createdDate: photo.shape.createdDate });

/**
 * Checks that a removed photo still has its files, before the photo is restored. Also postpones the deletion of these
 * files.
 * @throws Problem "photo-gone" if the files are deleted
 * @throws Problem "storage-unavailable" if the storage can't be reached
 */
async function expectFiles(context: Context, _: PhotoInput, target?: Target): Promise<void> {
  const { data: file } = uploaded.safeParse(target?.isRestored && target.remembered);
  if (!file || (await findPhotoByFilename(context, file.filename))) return;
  await removedPhotos.postpone(context, file.filename);
  if (!(await isPictureStored(context, file))) throw new Problem("photo-gone");
}

async function filesBack(context: Context, { remembered }: Target) {
  const { data: file, errors } = checked(uploaded, remembered);
  if (errors) throw new Problem("unrestorable", { errors });
  if (await findPhotoByFilename(context, file.filename)) throw new Problem("photo-again");
  return file;
}

/**
 * Removes a photo from the library and the gallery, unless a resource shows the photo. The photo's files stay in the
 * storage for a while, but guests can't load them.
 * @throws Problem "not-found" if no photo has this id
 * @throws Problem "stale" if the current version isn't in `target.ifVersions`
 * @throws Problem "in-use" and the resources if a resource shows the photo
 */
async function removePhoto(context: Context, target: Target): Promise<void> {
  await inTransaction(context, async (transaction) => {
    // The version is checked first, so that a caller with an old version gets "stale" rather than "in-use".
    const { filename } = await photos.expect(transaction.db, target);
    const uses = await listPhotoUses(transaction, filename);
    if (uses.length > 0) throw new Problem("in-use", { uses });
    await photos.remove(transaction, target);
    await removedPhotos.remember(transaction, filename);
  });
}

export const photoCollection = {
  ...collectionOf(photoKind, {
    /**
     * Checks the gallery, and adds the file data to a restored photo.
     * @throws Problem "invalid-fields" if the gallery doesn't exist
     * @throws Problem "unrestorable" if values from the upload are missing or invalid
     * @throws Problem "photo-again" if the photo was uploaded again
     */
    async complete(context, input, target) {
      if (!(await galleries.find(context.db, input.galleryId))) {
        const errors = [{ field: "galleryId", message: "must be the id of a gallery" }];
        throw new Problem("invalid-fields", { errors });
      }
      const isBack = target?.isRestored && !(await photos.find(context.db, target.id));
      return { ...input, ...(isBack && (await filesBack(context, target))) };
    },
    async keepFiles(transaction, { filename }) {
      if (filename === undefined) return;
      if (!(await removedPhotos.forget(transaction.db, filename))) throw new Problem("photo-gone");
      await rememberMissingAvifs(transaction, [filename]);
    },
  }),
  expectFiles,
  isUploaded: true,
  remove: removePhoto,
};

/** Returns the resources that show a picture in any width or format, published or not. */
async function listPhotoUses(context: Context, filename: string): Promise<Use[]> {
  const anyFile = `%${picturesPath}/%/${filename.replace(/\.jpg$/, "")}.%`;
  const uses: Use[] = [];
  for (const kind of kindNames) {
    const columns = pictureColumnsOf(descriptionOf(context, kind));
    if (columns.length === 0) continue;
    const rows = await context.db
      .selectFrom(kind as "article")
      .selectAll()
      .where(({ eb, or }) => or(columns.map((column) => eb(column as "text", "like", anyFile))))
      .orderBy("id")
      .execute();
    uses.push(...rows.map((row) => ({ kind, resourceId: row.id, name: nameIn(row) })));
  }
  return [...uses, ...(await usesInNextVersions(context, filename))];
}
