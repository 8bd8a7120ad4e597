import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { slugify } from "#src/i18n/slug.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/problem.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { startMakingAvif } from "./avif-files.server.ts";
import type { Photo } from "./photo.ts";
import { addPhoto, findPhotoByFilename } from "./photos.server.ts";
import { incomingFolder, removePicture, storePicture } from "./picture-store.server.ts";
import { receiveForm } from "./upload-form.server.ts";

/** A decoded picture can take 160 MB: few at a time. */
const decoding = new Semaphore(2);

/** What has been lying about for so long belongs to a process that was killed. */
const leftoverMilliseconds = 60 * 60 * 1000;

/** Pictures being stored, by the path of their JPEG: the same one sent twice at a time is stored once. */
const underWay = new Map<string, Promise<Photo>>();

/**
 * Takes a picture that staff send: a multipart body with the fields `file` and `Name`. It joins the library last, titled
 * with its name, and isn't in the gallery until staff say so. One that is there already under this name is answered as
 * it is. JPEG and WebP files are on the disk before the answer, AVIF files follow.
 * @param request of somebody who has been let in already
 * @throws Problem unsupported-media-type, bad-request, request-timeout, content-too-large, invalid-fields naming `file`
 * or `Name`, unsupported-picture, unreadable-picture, oversized-picture, insufficient-storage; nothing stays then
 */
export async function receivePhoto(context: Context, request: Request): Promise<Photo> {
  const folder = incomingFolder(context);
  const file = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await removeLeftovers(folder);
    const { name } = await receiveForm(request, file);
    return await decoding.run(async () => ingest(context, name, await readFile(file)));
  } catch (error) {
    throw isDiskFull(error) ? new Problem("insufficient-storage", { cause: error }) : error;
  } finally {
    await rm(file, { force: true });
  }
}

async function ingest(context: Context, name: string, bytes: Buffer): Promise<Photo> {
  if (bytes.length === 0)
    throw new Problem("invalid-fields", { errors: [{ field: "file", message: "must not be empty" }] });
  // Fetched with the first upload: the site starts sooner without it.
  const { pictureHash } = await import("./picture-files.server.ts");
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
): Promise<Photo> {
  const existing = await findPhotoByFilename(context, filename);
  if (existing) return existing;
  const { checkPicture } = await import("./picture-check.server.ts");
  const { decodePicture, encodePicture } = await import("./picture-files.server.ts");
  await checkPicture(bytes);
  const picture = await decodePicture(bytes).catch((cause: unknown) => {
    throw new Problem("unreadable-picture", { cause });
  });
  await storePicture(context, filename, await encodePicture(picture, ["webp", "jpg"]));
  const { width, height, placeholder } = picture;
  try {
    const photo = await addPhoto(context, name, { filename, width, height, placeholder });
    startMakingAvif(context, filename);
    return photo;
  } catch (error) {
    // A commit whose answer got lost may have been one: a row never loses its files.
    const isThere = await findPhotoByFilename(context, filename).catch(() => true);
    if (!isThere) await removePicture(context, filename);
    throw error;
  }
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(ignoreMissing);
    if (found && Date.now() - found.mtimeMs > leftoverMilliseconds) await rm(file, { force: true });
  }
}

/** Another upload has ended meanwhile. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

const isDiskFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException | undefined)?.code));
