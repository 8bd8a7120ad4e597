import type { Photo } from "#src/cms/photos/photo.ts";

/* The order of the photos. A position is counted within a group: the photos in the gallery, or the other ones. */

export const galleryGroupOf = ({ showInGallery }: Pick<Photo, "showInGallery">) => showInGallery;

type Placed = Pick<Photo, "id" | "sortorder" | "showInGallery">;

/** Returns the position of a photo in its group, counted from 1. @param photos in their order, from the first on */
export function placeOf(photos: readonly Placed[], id: number): number {
  const photo = photos.find((each) => each.id === id);
  const likes = photos.filter(({ showInGallery }) => showInGallery === photo?.showInGallery);
  return likes.findIndex((each) => each.id === id) + 1;
}

/** Returns the order with a photo right before or after another. */
export function moveBeside<P extends Placed>(
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
