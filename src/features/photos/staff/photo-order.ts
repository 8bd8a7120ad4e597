import type { Photo } from "#src/features/photos/photo.ts";

/*
 * The order of the photos. A photo's place is counted in its group: photos in the gallery, or photos that aren't.
 */

/** The group of a photo. */
export const likesOf = ({ showInGallery }: Pick<Photo, "showInGallery">) => showInGallery;

type Placed = Pick<Photo, "id" | "sortorder" | "showInGallery">;

/** The place of a photo in its group, counted from 1. @param photos from the first on */
export function placeOf(photos: readonly Placed[], id: number): number {
  const photo = photos.find((each) => each.id === id);
  const likes = photos.filter(({ showInGallery }) => showInGallery === photo?.showInGallery);
  return likes.findIndex((each) => each.id === id) + 1;
}

/** The order with a photo right before or after another. */
export function besideOther<P extends Placed>(
  photos: readonly P[],
  id: number,
  otherId: number,
  isAfter: boolean,
): P[] {
  if (id === otherId) return [...photos];
  const rest = photos.filter((each) => each.id !== id);
  const index = rest.findIndex((each) => each.id === otherId) + (isAfter ? 1 : 0);
  return rest.toSpliced(
    index,
    0,
    photos.find((each) => each.id === id)!,
  );
}
