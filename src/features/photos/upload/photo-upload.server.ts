import { readFile } from "node:fs/promises";
import path from "node:path";
import { requiredText } from "#src/resource/schemas.ts";
import { slugify } from "#src/i18n/slug.ts";
import type { Context } from "#src/platform/context.ts";
import { withIncomingFile, receiveForm } from "#src/platform/http/upload-form.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { StoredResource } from "#src/platform/store/stored.ts";
import { startMakingAvif } from "#src/features/photos/pictures/avif-files.server.ts";
import type { Photo } from "#src/features/photos/photo.ts";
import { addPhoto, findPhotoByFilename } from "#src/features/photos/photos.server.ts";
import {
  incomingFolder,
  isPictureStored,
  removePicture,
  storePicture,
} from "#src/features/photos/pictures/picture-store.server.ts";
import { removedPhotos } from "#src/features/photos/removed-photos.server.ts";

/** A decoded picture can take 160 MB: few at a time. */
const decoding = new Semaphore(2);

const nameField = requiredText.regex(/^\P{Cc}*$/u, "must be one line of text");

/** Pictures being stored, by the path of their JPEG: the same one sent twice at a time is stored once. */
const underWay = new Map<string, Promise<StoredResource<Photo>>>();

/**
 * Takes a picture that staff send: a multipart body with the fields `file` and `Name`. It joins the library last, titled
 * with its name, and isn't in the gallery until staff say so. One that is there already under this name is answered as
 * it is. JPEG and WebP files are on the disk before the answer, AVIF files follow.
 * @param request of somebody who has been let in already
 * @throws Problem unsupported-media-type, bad-request, request-timeout, content-too-large, invalid-fields naming `file`
 * or `Name`, unsupported-picture, unreadable-picture, oversized-picture, insufficient-storage; nothing stays then
 */
export async function receivePhoto(context: Context, request: Request): Promise<StoredResource<Photo>> {
  return withIncomingFile(incomingFolder(context), async (file) => {
    const text = { name: "Name", schema: nameField };
    const { text: name } = await receiveForm(request, file, { mustBe: "must be a picture", text });
    return decoding.run(async () => ingest(context, name, await readFile(file)));
  });
}

async function ingest(context: Context, name: string, bytes: Buffer): Promise<StoredResource<Photo>> {
  if (bytes.length === 0)
    throw new Problem("invalid-fields", { errors: [{ field: "file", message: "must not be empty" }] });
  // Fetched with the first upload: the site starts sooner without it.
  const { pictureHash } = await import("#src/features/photos/pictures/picture-files.server.ts");
  const filename = `${slugify(name) || "bilde"}-${pictureHash(bytes)}.jpg`;
  const key = path.join(context.config.dataDir, filename);
  const storing = underWay.get(key) ?? store(context, { name, filename, bytes });
  underWay.set(key, storing);
  try {
    return await storing;
  } finally {
    underWay.delete(key);
  }
}

async function store(
  context: Context,
  { name, filename, bytes }: { name: string; filename: string; bytes: Buffer },
): Promise<StoredResource<Photo>> {
  const existing = await findPhotoByFilename(context, filename);
  if (existing) return existing;
  const { checkPicture } = await import("#src/features/photos/pictures/picture-check.server.ts");
  const { decodePicture, encodePicture } =
    await import("#src/features/photos/pictures/picture-files.server.ts");
  await checkPicture(bytes);
  const picture = await decodePicture(bytes).catch((cause: unknown) => {
    throw new Problem("unreadable-picture", { cause });
  });
  await removedPhotos.postpone(context, filename);
  if (!(await isPictureStored(context, filename)))
    await storePicture(context, filename, await encodePicture(picture, ["webp", "jpg"]));
  const { width, height, placeholder } = picture;
  try {
    const photo = await addPhoto(context, name, { filename, width, height, placeholder });
    startMakingAvif(context, filename);
    return photo;
  } catch (error) {
    if (!(await isNeeded(context, filename).catch(() => true))) await removePicture(context, filename);
    throw error;
  }
}

/** A commit whose answer got lost may have been one: a row never loses its files. Nor does one that can be restored. */
async function isNeeded(context: Context, filename: string): Promise<boolean> {
  return (
    (await removedPhotos.has(context, filename)) ||
    (await findPhotoByFilename(context, filename)) !== undefined
  );
}
