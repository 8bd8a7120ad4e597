import { toStoredInstant } from "#src/i18n/time.ts";
import type { Language } from "#src/i18n/language.ts";
import { change, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/problem.ts";
import {
  storedThings,
  type Listed,
  type Page,
  type Target,
  type ThingKeys,
  type ThingTable,
} from "#src/platform/stored.ts";
import type { PictureSource } from "#src/ui/picture.tsx";
import { filenameIn, pictureUrl } from "./picture-address.ts";
import { pictureOf, siteGalleryId, type Photo, type PhotoFile, type PhotoInput } from "./photo.ts";

type PhotoFields = Omit<Photo, keyof ThingKeys>;

declare module "#src/platform/database.ts" {
  interface Tables {
    gallery: ThingTable<{ name: string }>;
    photo: ThingTable<PhotoFields>;
  }
}

const galleries = storedThings<{ name: string }>("gallery", {});
const photos = storedThings<PhotoFields>("photo", { booleans: ["showInGallery"], json: ["translations"] });

const shown = (context: Context, galleryId: number) =>
  context.db.selectFrom("photo").where("galleryId", "=", galleryId).where("showInGallery", "=", 1);

/**
 * The photos that guests see in a gallery, in order.
 * @throws Problem not-found when there is no such gallery
 */
export async function listGalleryPhotos(context: Context, galleryId: number, limit = 1000): Promise<Photo[]> {
  const gallery = await context.db
    .selectFrom("gallery")
    .select("id")
    .where("id", "=", galleryId)
    .executeTakeFirst();
  if (!gallery) throw new Problem("not-found");
  const rows = await shown(context, galleryId)
    .selectAll()
    .orderBy("sortorder")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(photos.from);
}

/** A photo in its gallery's order. */
export interface PlacedPhoto {
  photo: Photo;
  /** Counted from 1. */
  place: number;
  count: number;
  previous: Photo | undefined;
  next: Photo | undefined;
}

/** The photo with this id, if guests see it in this gallery, and where it stands there. */
export async function findPlacedPhoto(
  context: Context,
  galleryId: number,
  id: number,
): Promise<PlacedPhoto | undefined> {
  const places = shown(context, galleryId).select(({ fn }) => [
    "id",
    fn
      .agg<number | null>("lag", ["id"])
      .over((over) => over.orderBy("sortorder").orderBy("id"))
      .as("previousId"),
    fn
      .agg<number | null>("lead", ["id"])
      .over((over) => over.orderBy("sortorder").orderBy("id"))
      .as("nextId"),
    fn
      .agg<number | string>("row_number")
      .over((over) => over.orderBy("sortorder").orderBy("id"))
      .as("place"),
    fn.countAll().over().as("count"),
  ]);
  const row = await context.db
    .selectFrom("photo")
    .innerJoin(places.as("places"), "places.id", "photo.id")
    .selectAll("photo")
    .select(["places.previousId", "places.nextId", "places.place", "places.count"])
    .where("photo.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { previousId, nextId, place, count, ...photo } = row;
  const neighbours = await context.db
    .selectFrom("photo")
    .selectAll()
    .where("id", "in", [previousId ?? 0, nextId ?? 0])
    .execute();
  const neighbour = (wanted: number | null) =>
    neighbours.filter((each) => each.id === wanted).map(photos.from)[0];
  return {
    photo: photos.from(photo),
    // PostgreSQL's driver gives counts as text.
    place: Number(place),
    count: Number(count),
    previous: neighbour(previousId),
    next: neighbour(nextId),
  };
}

/**
 * What <Picture> needs for each of these addresses that is a photo's: `pictures.get(article.imageUrl)`. One query for all.
 * @param urls as articles and slides hold them: "/data/images/1280/jetty-noon-1a2b3c4d.jpg", or nothing
 * @param language of the alternative texts
 */
export async function findPictures(
  context: Context,
  urls: readonly (string | null)[],
  language: Language,
): Promise<Pictures> {
  const filenames = new Set(urls.flatMap((url) => (url && filenameIn(url)) || []));
  if (filenames.size === 0) return new Map();
  const rows = await context.db
    .selectFrom("photo")
    .selectAll()
    .where("filename", "in", [...filenames])
    .execute();
  return new Map(
    rows.map(photos.from).map((photo) => [pictureUrl(photo.filename), pictureOf(photo, language)]),
  );
}

/** Pictures by the address that stands for them. */
export type Pictures = ReadonlyMap<string | null, PictureSource>;

/** All photos, in their order. */
export async function listPhotos(context: Context, page: Page): Promise<Listed<Photo>> {
  return photos.list(context.db, { by: "sortorder", direction: "asc" }, page);
}

/** @throws Problem not-found */
export async function getPhoto(context: Context, id: number): Promise<Photo> {
  return photos.get(context.db, id);
}

/**
 * Saves what staff have written about a photo.
 * @throws Problem not-found, stale; invalid-fields when there is no such gallery
 */
export async function savePhotoWords(context: Context, input: PhotoInput, target: Target): Promise<Photo> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) => {
    if (!(await galleries.find(db, input.galleryId))) {
      const errors = [{ field: "galleryId", message: "must be the id of a gallery" }];
      throw new Problem("invalid-fields", { errors });
    }
    return photos.save(db, input, { target, updatedAt });
  });
}

/** Adds a photo whose files are in the store. */
export async function savePhoto(context: Context, input: PhotoInput, file: PhotoFile): Promise<Photo> {
  const now = toStoredInstant(context.now());
  const fields = { ...input, ...file, createdDate: now };
  return change(context, (db) => photos.save(db, fields, { updatedAt: now }));
}

/** The photo whose files have this name. */
export async function findPhotoByFilename(context: Context, filename: string): Promise<Photo | undefined> {
  const row = await context.db
    .selectFrom("photo")
    .selectAll()
    .where("filename", "=", filename)
    .executeTakeFirst();
  return row && photos.from(row);
}

/**
 * Adds a picture that has just come to the library: last, and not in the gallery until staff say so, who then have
 * written what it shows. One whose files have the same name is the same picture, and stays as it is.
 */
export async function addPhoto(context: Context, title: string, file: PhotoFile): Promise<Photo> {
  return change(context, async (db) => {
    const inChange = { ...context, db };
    const existing = await findPhotoByFilename(inChange, file.filename);
    if (existing) return existing;
    const { last } = await db
      .selectFrom("photo")
      .select(({ fn }) => fn.max<number | null>("sortorder").as("last"))
      .where("galleryId", "=", siteGalleryId)
      .executeTakeFirstOrThrow();
    const sortorder = last === null ? 0 : last + 1;
    const words = { title, description: "", alternativeText: "", translations: {} };
    return savePhoto(inChange, { ...words, galleryId: siteGalleryId, sortorder, showInGallery: false }, file);
  });
}
