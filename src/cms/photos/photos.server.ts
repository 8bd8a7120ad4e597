import type { ExpressionBuilder } from "kysely";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Language } from "#src/i18n/language.ts";
import { inTransaction, inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Listed, Paging, StoredResource, ResourceTable } from "#src/platform/store/stored.ts";
import { storedResources } from "#src/platform/store/stored-resources.ts";
import type { Tables } from "#src/platform/database/database.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { filenameIn, pictureUrl, sharedPictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import {
  photoKind,
  photosOnPage,
  pictureOf,
  siteGalleryId,
  type Photo,
  type PhotoFile,
  type PhotoInput,
  type PhotoPlace,
  type PlacedPhoto,
} from "./photo.ts";
import { rememberMissingAvifs } from "./pictures/avif-files.server.ts";
import { listStoredPictures, type PictureName } from "./pictures/picture-store.server.ts";
import { removedPhotos } from "./removed-photos.server.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    gallery: ResourceTable<{ name: string }>;
  }
}

export const galleries = storedResources<{ name: string }>("gallery", {});
export const photos = collectionOf(photoKind).rows;

const shown = ({ db }: { db: Pick<Context["db"], "selectFrom"> }, galleryId: number) =>
  db.selectFrom("photo").where("galleryId", "=", galleryId).where("showInGallery", "=", 1);

/** Lists the photos that guests see in a gallery. @throws Problem "not-found" */
export async function listGalleryPhotosIn(
  context: Context,
  galleryId: number,
  page: Paging,
): Promise<Listed<Photo>> {
  const gallery = await context.db
    .selectFrom("gallery")
    .select("id")
    .where("id", "=", galleryId)
    .executeTakeFirst();
  if (!gallery) throw new Problem("not-found");
  return photos.listForGuests(context, photoKind.order, page, (query) =>
    query.where("galleryId", "=", galleryId).where("showInGallery", "=", 1),
  );
}

export const hasGalleryPhotos = (context: Context): Promise<boolean> =>
  readContent(context, "whether the gallery has photos", async ({ db }) => {
    const first = shown({ ...context, db }, siteGalleryId)
      .select("id")
      .limit(1);
    return (await first.executeTakeFirst()) !== undefined;
  });

/** Returns one page of a gallery's photos, and their total number. @param page counted from 1 */
export async function listPhotosOnPage(
  context: Context,
  galleryId: number,
  page: number,
): Promise<{ photos: Photo[]; count: number }> {
  const [rows, count] = await Promise.all([
    shown(context, galleryId)
      .selectAll()
      .orderBy("sortorder")
      .orderBy("id")
      .limit(photosOnPage)
      .offset((page - 1) * photosOnPage)
      .execute(),
    countOf(shown(context, galleryId)),
  ]);
  const values = await readLiveValues(context);
  return { photos: rows.map((row) => photos.from(row, values)), count };
}

async function countOf(query: ReturnType<typeof shown>): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  // PostgreSQL's driver returns counts as strings.
  return Number(count);
}

async function adjacentPhotos(
  among: ReturnType<typeof shown>,
  { sortorder, id }: Pick<Photo, "sortorder" | "id">,
) {
  const beside = (side: "<" | ">") => among.where(isBeside(side, { sortorder, id }));
  const nearest = (side: "<" | ">") => {
    const order = side === "<" ? "desc" : "asc";
    return beside(side)
      .selectAll()
      .orderBy("sortorder", order)
      .orderBy("id", order)
      .limit(1)
      .executeTakeFirst();
  };
  const counts = among
    .select(({ fn }) => [
      fn.countAll<number | string>().as("count"),
      fn.countAll<number | string>().filterWhere(isBeside("<", { sortorder, id })).as("before"),
    ])
    .executeTakeFirstOrThrow();
  const [previous, next, { count, before }] = await Promise.all([nearest("<"), nearest(">"), counts]);
  return { previous, next, place: Number(before) + 1, count: Number(count) };
}

const isBeside =
  (side: "<" | ">", { sortorder, id }: Pick<Photo, "sortorder" | "id">) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Tables, "photo">) =>
    eb(refTuple("sortorder", "id"), side, tuple(sortorder, id));

export async function findPlacedPhoto(
  context: Context,
  galleryId: number,
  id: number,
): Promise<PlacedPhoto | undefined> {
  const row = await shown(context, galleryId).selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const ends = context.db
    .selectNoFrom((builder) => {
      const idAtEnd = (order: "asc" | "desc") =>
        shown({ db: builder }, galleryId)
          .select("id")
          .orderBy("sortorder", order)
          .orderBy("id", order)
          .limit(1)
          .$asScalar()
          .$notNull();
      return [idAtEnd("asc").as("firstId"), idAtEnd("desc").as("lastId")];
    })
    .executeTakeFirstOrThrow();
  const [{ previous, next, place, count }, { firstId, lastId }] = await Promise.all([
    adjacentPhotos(shown(context, galleryId), row),
    ends,
  ]);
  const values = await readLiveValues(context);
  return {
    photo: photos.from(row, values),
    place,
    count,
    previous: previous && photos.from(previous, values),
    next: next && photos.from(next, values),
    firstId,
    lastId,
  };
}

/** Returns a photo's position in staff's order. @throws Problem "not-found" */
export async function getPhotoPlace({ db }: Context, id: number): Promise<PhotoPlace> {
  const { sortorder, showInGallery } = await photos.get(db, id);
  const likes = db.selectFrom("photo").where("showInGallery", "=", Number(showInGallery));
  const { place, count } = await adjacentPhotos(likes, { sortorder, id });
  return { place, count };
}

/** Moves a photo to a position, at most to the last one. @throws Problem "not-found" */
export async function movePhoto(context: Context, id: number, place: number): Promise<PhotoPlace> {
  await inTransaction(context, async (transaction) => {
    const { showInGallery } = await photos.get(transaction.db, id);
    const likes = await transaction.db
      .selectFrom("photo")
      .select("id")
      .where("showInGallery", "=", Number(showInGallery))
      .orderBy("sortorder")
      .orderBy("id")
      .execute();
    const ids = likes.map((like) => like.id);
    const from = ids.indexOf(id);
    const to = Math.min(place, ids.length) - 1;
    await photos.reorder(
      transaction,
      to < from ? [id, ...ids.slice(to, from)] : [...ids.slice(from + 1, to + 1), id],
    );
  });
  return getPhotoPlace(context, id);
}

/** Loads the pictures with these addresses in one query. The result is a map: `pictures.get(article.imageUrl)`. */
export async function findPictures(
  context: Context,
  urls: readonly (string | null)[],
  language: Language,
): Promise<Pictures> {
  const filenames = [...new Set(urls.flatMap((url) => (url && filenameIn(url)) || []))];
  if (filenames.length === 0) return new Map();
  const found = await readContent(context, `photos ${filenames.join()}`, async ({ db }) => {
    const rows = await db.selectFrom("photo").selectAll().where("filename", "in", filenames).execute();
    const values = await readLiveValues(context);
    return rows.map((row) => photos.from(row, values));
  });
  return new Map(found.map((each) => [pictureUrl(each.filename), pictureOf(each, language)]));
}

export type Pictures = ReadonlyMap<string | null, PictureSource>;

export async function savePhoto(
  context: Context,
  input: PhotoInput,
  file: PhotoFile,
): Promise<StoredResource<Photo>> {
  const fields = { ...input, ...file, createdDate: toStoredInstant(context.now()) };
  return inTransaction(context, (transaction) => photos.save(transaction, fields));
}

export async function findPhotoByFilename(
  { db }: Context,
  filename: string,
): Promise<StoredResource<Photo> | undefined> {
  const named = await photos.list(db, photoKind.order, { limit: 1 }, (query) =>
    query.where("filename", "=", filename),
  );
  return named.items[0];
}

export async function listPhotoFilenames({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("photo").select("filename").execute();
  return rows.map(({ filename }) => filename);
}

export function listPictureNames({ db }: Pick<Context, "db">): Promise<PictureName[]> {
  return db.selectFrom("photo").select(["filename", "wideWidth"]).execute();
}

/** Returns the addresses of the JPEGs for shared links. Each JPEG is cropped around the photo's current focus. */
export async function listSharedPictures({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("photo").select(["filename", "focusX", "focusY"]).execute();
  return rows.map(({ filename, focusX, focusY }) => sharedPictureUrl(filename, [focusX, focusY]));
}

/**
 * Deletes pictures that have had no photo for a while. These pictures come from removed photos and interrupted uploads.
 * The waiting time of an interrupted upload starts when this function first sees the picture.
 * @returns the number of deleted pictures
 */
export async function purgePicturesWithoutPhoto(context: Context, signal?: AbortSignal): Promise<number> {
  const { filenames: stored } = await listStoredPictures(context);
  await inUnseenTransaction(context, async (transaction) =>
    removedPhotos.notice(transaction, { stored, named: await listPhotoFilenames(transaction) }),
  );
  return removedPhotos.purge(context, signal);
}

/** Adds a photo at the start of the library, or returns the photo that has this filename already. */
export async function addPhoto(
  context: Context,
  title: string,
  file: PhotoFile,
): Promise<StoredResource<Photo>> {
  return inTransaction(context, async (transaction) => {
    await rememberMissingAvifs(transaction, [file.filename]);
    const existing = await findPhotoByFilename(transaction, file.filename);
    if (existing) return existing;
    await removedPhotos.forget(transaction.db, file.filename);
    const { first } = await transaction.db
      .selectFrom("photo")
      .select(({ fn }) => fn.min<number | null>("sortorder").as("first"))
      .where("galleryId", "=", siteGalleryId)
      .executeTakeFirstOrThrow();
    const sortorder = first === null ? 0 : first - 1;
    const fields = { title, galleryId: siteGalleryId, sortorder, showInGallery: false };
    return savePhoto(transaction, photoKind.input.parse(fields), file);
  });
}
