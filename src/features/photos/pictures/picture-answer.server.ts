import type { Context } from "#src/platform/context.ts";
import { answerHashedFile, cacheNames } from "#src/platform/files/files.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { startMakingAvif } from "./avif-files.server.ts";
import { listPhotoFilenames } from "#src/features/photos/photos.server.ts";
import {
  picturesPath,
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from "./picture-address.ts";
import { pictureFile } from "./picture-store.server.ts";
import { sharedPictureOf } from "./shared-picture.server.ts";

const contentTypes: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** The only names there are: a width, letters, digits and hyphens, the hash, a format. None of them can lead elsewhere. */
const pictureAddress = new RegExp(
  `^${picturesPath}/(?<width>thumb|${pictureWidths.join("|")}|share(?=/[^/]*\\.jpg$))/(?<name>[a-z0-9-]{1,100}-(?<hash>[0-9a-f]{8}))\\.(?<format>${pictureFormats.join("|")})$`,
);

/**
 * What answers requests for pictures' files; the thumbnail is the smallest one, and one of a size of its own is for sharing. Where the AVIF isn't made yet the WebP
 * stands in for it, not to be kept: a browser that has chosen AVIF from <picture> tries no other.
 * @returns throws Problem not-found when there is no such file, or only that of a photo which has been removed
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
