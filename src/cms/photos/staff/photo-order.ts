import type { Photo } from "#src/cms/photos/photo.ts";

/* The photos in the gallery and the photos outside the gallery have separate positions. */

export const galleryGroupOf = ({ showInGallery }: Pick<Photo, "showInGallery">) => showInGallery;

type Placed = Pick<Photo, "id" | "sortorder" | "showInGallery">;

export function positionOf(photos: readonly Placed[], id: number): number {
  const photo = photos.find((each) => each.id === id);
  const group = photos.filter(({ showInGallery }) => showInGallery === photo?.showInGallery);
  return group.findIndex((each) => each.id === id) + 1;
}

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
