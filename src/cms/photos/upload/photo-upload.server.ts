import { stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { requiredText } from "#src/cms/kind/schemas.ts";
import { slugify } from "#src/i18n/slug.ts";
import type { Context } from "#src/platform/context.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { receiveForm } from "#src/platform/http/upload-form.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { StoredResource } from "#src/platform/store/stored.ts";
import type { Photo } from "#src/cms/photos/photo.ts";
import { addPhoto, findPhotoByFilename } from "#src/cms/photos/photos.server.ts";
import { isPictureStored, storePicture } from "#src/cms/photos/pictures/picture-store.server.ts";
import { pictures } from "#src/cms/photos/pictures/picture-worker.server.ts";
import { nameOfFile, titleFromName } from "./title-from-name.ts";
import { removedPhotos } from "#src/cms/photos/removed-photos.server.ts";

const nameField = z
  .string()
  .transform((name) => name.trim() || undefined)
  .pipe(requiredText.regex(/^\P{Cc}*$/u, "must be one line of text").optional());

/** The uploads in progress, by data directory and filename. Concurrent uploads of the same picture store it once. */
const underWay = new Map<string, Promise<StoredResource<Photo>>>();

/**
 * Adds a picture as the first photo, outside the gallery. The picture comes from a multipart body with `file` and
 * `Name`. If a photo with the same name and content exists, returns that photo. The files of a failed upload aren't
 * deleted at once, because another process may already use them. The deletion of unused files deletes them later.
 * @param request an authorized request
 * @throws Problem "unsupported-media-type" or "invalid-fields" if the form is invalid
 * @throws Problem "bad-request" if the request is malformed or interrupted
 * @throws Problem "unsupported-picture", "unreadable-picture" or "oversized-picture" if the picture is
 *   invalid
 * @throws Problem "content-too-large" if the file is too large
 * @throws Problem "request-timeout" if the upload stalls
 * @throws Problem "broken-off" if the worker process ends early
 * @throws Problem "busy" if too many uploads are running
 * @throws Problem "insufficient-storage" or "storage-unavailable" if the files can't be stored
 */
export async function receivePhoto(context: Context, request: Request): Promise<StoredResource<Photo>> {
  return withIncomingFile(context, async (file) => {
    const text = { name: "Name", schema: nameField };
    const { text: name, filename } = await receiveForm(request, file, { mustBe: "must be a picture", text });
    return addPicture(context, name ?? nameOfFile(filename), file);
  });
}

/**
 * Adds a picture from a temporary file, as {@link receivePhoto} does.
 * @param name the name from which the photo gets its title and the name of its file
 * @throws Problem "invalid-fields" if the file is empty, and the errors of `receivePhoto` that are about
 *   the picture and the storage
 */
export async function addPicture(
  context: Context,
  name: string,
  file: string,
): Promise<StoredResource<Photo>> {
  if ((await stat(file)).size === 0)
    throw new Problem("invalid-fields", { errors: [{ field: "file", message: "must not be empty" }] });
  const filename = `${slugify(name) || "bilde"}-${await pictures.run("hash", file)}.jpg`;
  const key = path.join(context.config.dataDir, filename);
  const storing = underWay.get(key) ?? store(context, { name, filename, file });
  underWay.set(key, storing);
  try {
    return await storing;
  } finally {
    underWay.delete(key);
  }
}

async function store(
  context: Context,
  { name, filename, file }: { name: string; filename: string; file: string },
): Promise<StoredResource<Photo>> {
  const existing = await findPhotoByFilename(context, filename);
  if (existing && (await isPictureStored(context, existing))) return existing;
  const { files, ...picture } = await pictures.run("receive", file);
  await removedPhotos.postpone(context, filename);
  const stored = { filename, wideWidth: picture.wideWidth };
  if (!(await isPictureStored(context, stored))) await storePicture(context, filename, files);
  return addPhoto(context, titleFromName(name), { filename, ...picture });
}
