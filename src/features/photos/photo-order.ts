import type { Photo } from "./photo.ts";

/*
 * The order of the photos. A photo's place is counted among its likes: those in the gallery, or those that aren't.
 */

type Placed = Pick<Photo, "id" | "sortorder" | "showInGallery">;

/** Where a photo stands among its likes, from 1. */
export function placeOf(photos: readonly Placed[], id: number): { place: number; count: number } {
  const photo = photos.find((each) => each.id === id);
  const likes = photos.filter(({ showInGallery }) => showInGallery === photo?.showInGallery);
  return { place: likes.findIndex((each) => each.id === id) + 1, count: likes.length };
}

/**
 * The order with a photo at another place among its likes.
 * @param place from 1; beyond the ends it is the first or the last
 */
export function withPlace<P extends Placed>(photos: readonly P[], id: number, place: number): P[] {
  const photo = photos.find((each) => each.id === id)!;
  const likes = photos.filter((each) => each.id !== id && each.showInGallery === photo.showInGallery);
  const index = Math.max(0, place - 1);
  const neighbour = likes[index] ?? likes.at(-1);
  return neighbour ? besideOther(photos, id, neighbour.id, index >= likes.length) : [...photos];
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

/**
 * Gives photos numbers that rise in this order, changing as few as possible: each change is a call.
 * @returns the same photos, those whose number changed as new objects
 */
export function withRisingNumbers<P extends Placed>(ordered: readonly P[]): P[] {
  const kept = longestRise(ordered.map(({ sortorder }, index) => sortorder - index));
  let number = (ordered[kept[0]!]?.sortorder ?? 0) - (kept[0] ?? 0) - 1;
  const keeps = new Set(kept);
  return ordered.map((photo, index) => {
    number = keeps.has(index) ? photo.sortorder : number + 1;
    return number === photo.sortorder ? photo : { ...photo, sortorder: number };
  });
}

/** The places of a longest subsequence that never falls: what can stay while the others are fitted in between. */
function longestRise(values: readonly number[]): number[] {
  /** For each length, where the subsequence with the lowest end stops; and what comes before each place. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    const found = ends.findIndex((end) => values[end]! > value);
    const length = found === -1 ? ends.length : found;
    before[index] = ends[length - 1];
    ends[length] = index;
  }
  const rise: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) rise.unshift(at);
  return rise;
}
