import { access, readFile } from "node:fs/promises";
import type { Context } from "#src/platform/context.ts";
import { answerHashedFile, cacheNames, writeDurably } from "#src/platform/files/files.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { startMakingAvif } from "./avif-files.server.ts";
import { listPhotoFilenames } from "#src/features/photos/photos.server.ts";
import {
  picturesPath,
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
  largestWidth,
} from "./picture-address.ts";
import { pictureFile, sharedPictureFile } from "./picture-store.server.ts";
import { Semaphore } from "#src/platform/semaphore.ts";

const contentTypes: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/**
 * The only valid names: a width, letters, digits and hyphens, the hash, a format. None of them can lead to another
 * folder.
 */
const pictureAddress = new RegExp(
  `^${picturesPath}/(?<width>thumb|${pictureWidths.join("|")}|share(?=/[^/]*\\.jpg$))/(?<name>[a-z0-9-]{1,100}-(?<hash>[0-9a-f]{8}))\\.(?<format>${pictureFormats.join("|")})$`,
);

/**
 * Makes the function that answers requests for pictures' files. The smallest is the thumbnail, and one has a size of
 * its own for sharing. While the AVIF isn't made yet, the WebP is sent in its place and must not be cached: a browser
 * that has chosen AVIF from <picture> tries no other format.
 * @returns a function that throws Problem not-found when there is no such file, or when its photo has been removed
 */
export function createPictures(context: Context): (request: Request) => Promise<Response> {
  const isPhoto = cacheNames(context, listPhotoFilenames);
  return (request) => answerPicture(context, request, isPhoto);
}

async function answerPicture(
  context: Context,
  request: Request,
  isPhoto: (filename: string) => Promise<boolean>,
): Promise<Response> {
  const groups = pictureAddress.exec(new URL(request.url).pathname)?.groups;
  if (!groups) throw new Problem("not-found");
  const { name, hash, format } = groups as { name: string; hash: string; format: PictureFormat };
  const filename = `${name}.jpg`;
  if (!(await isPhoto(filename))) throw new Problem("not-found");
  if (groups["width"] === "share")
    return answerHashedFile(request, await sharedPictureOf(context, filename), `${hash}-share`, {
      "Content-Type": contentTypes.jpg,
    });
  const width = groups["width"] === "thumb" ? pictureWidths[0] : (Number(groups["width"]) as PictureWidth);
  try {
    return await answerHashedFile(request, pictureFile(context, { width, filename, format }), hash, {
      "Content-Type": contentTypes[format],
    });
  } catch (error) {
    if (format !== "avif" || !(error instanceof Problem)) throw error;
  }
  const standIn = pictureFile(context, { width, filename, format: "webp" });
  const answer = await answerHashedFile(request, standIn, `${hash}-webp`, {
    "Content-Type": contentTypes.webp,
    "Cache-Control": "no-cache",
  });
  startMakingAvif(context, filename);
  return answer;
}

/** One at a time, because each takes a processor for a tenth of a second. */
const making = new Semaphore(1);

/** Files being made or waiting, by path, so that none is made twice. */
const underWay = new Map<string, Promise<void>>();

/**
 * The picture's file for cards of shared links. Few pictures are ever shared, so the first request makes it from the
 * largest JPEG, and it is stored with the picture's other files.
 * @returns the absolute path
 * @throws Problem not-found when the picture isn't stored
 */
async function sharedPictureOf(context: Context, filename: string): Promise<string> {
  const file = sharedPictureFile(context, filename);
  if (await isThere(file)) return file;
  const work = underWay.get(file) ?? making.run(() => make(context, filename, file));
  underWay.set(file, work);
  try {
    await work;
  } finally {
    underWay.delete(file);
  }
  return file;
}

async function make(context: Context, filename: string, file: string): Promise<void> {
  const largest = pictureFile(context, { width: largestWidth, filename, format: "jpg" });
  const input = await readFile(largest).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === "ENOENT" ? new Problem("not-found", { cause }) : cause;
  });
  const { renderSharedPicture } = await import("./picture-files.server.ts");
  await writeDurably([{ path: file, bytes: await renderSharedPicture(input) }]);
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
