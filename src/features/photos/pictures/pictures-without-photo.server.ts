import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { listPhotoFilenames } from "#src/features/photos/photos.server.ts";
import { listStoredPictures } from "./picture-store.server.ts";
import { removedPhotos } from "#src/features/photos/removed-photos.server.ts";

/**
 * Removes the pictures that no photo has had for a while: of photos that were removed, and what a killed process stored
 * and never named. That a picture has no photo is noticed here, whatever the reason: its time counts from then on.
 * @param signal ends it after the one under way
 * @returns how many went
 */
export async function purgePicturesWithoutPhoto(context: Context, signal?: AbortSignal): Promise<number> {
  const stored = await listStoredPictures(context);
  await inUnseenTransaction(context, async (transaction) =>
    removedPhotos.notice(transaction, { stored, named: await listPhotoFilenames(transaction) }),
  );
  return removedPhotos.purge(context, signal);
}
