import type { Context } from "#src/platform/context.ts";
import { answerHashed, answerHashedFile, cacheNames } from "#src/platform/files/file-answers.ts";
import { Problem } from "#src/platform/api/problem.ts";
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
import { pictures } from "./picture-workshop.server.ts";

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
  const width = groups["width"] === "thumb" ? pictureWidths[0] : (Number(groups["width"]) as PictureWidth);
  const answer =
    groups["width"] === "share"
      ? await answerShared(context, request, { filename, hash })
      : ((await answerHashedFile(context, request, pictureFile({ width, filename, format }), hash, {
          "Content-Type": contentTypes[format],
        })) ??
        (format === "avif" ? await answerStandIn(context, request, { filename, hash, width }) : undefined));
  if (!answer) throw new Problem("not-found");
  return answer;
}

/** Sends the WebP until the AVIF is made. */
function answerStandIn(
  context: Context,
  request: Request,
  { filename, hash, width }: { filename: string; hash: string; width: PictureWidth },
): Promise<Response | undefined> {
  const standIn = pictureFile({ width, filename, format: "webp" });
  return answerHashedFile(context, request, standIn, `${hash}-webp`, {
    "Content-Type": contentTypes.webp,
    "Cache-Control": "no-cache",
  });
}

/** Files being made or waiting, by site and filename, so that none is made twice. */
const underWay = new Map<string, Promise<Buffer | undefined>>();

/**
 * Sends the picture's file for cards of shared links. Few pictures are ever shared, so the first request makes it from
 * the largest JPEG, and it is stored with the picture's other files.
 */
async function answerShared(
  context: Context,
  request: Request,
  { filename, hash }: { filename: string; hash: string },
): Promise<Response | undefined> {
  const about = [`${hash}-share`, { "Content-Type": contentTypes.jpg }] as const;
  const ready = await answerHashedFile(context, request, sharedPictureFile(filename), ...about);
  if (ready) return ready;
  const key = JSON.stringify([context.config.dataDir, filename]);
  const work = underWay.get(key) ?? makeShared(context, filename);
  underWay.set(key, work);
  try {
    const bytes = await work;
    return bytes && (await answerHashed(request, bytes, ...about));
  } finally {
    underWay.delete(key);
  }
}

/** A full disk keeps it from being stored, not from being sent. */
async function makeShared({ storage, log }: Context, filename: string): Promise<Buffer | undefined> {
  const largest = await storage.get(pictureFile({ width: largestWidth, filename, format: "jpg" }));
  if (!largest) return undefined;
  const content = await pictures.run("renderSharedPicture", largest);
  await storage
    .put([{ name: sharedPictureFile(filename), content }])
    .catch((error: unknown) => log.warn({ err: error, filename }, "a picture for sharing could not be kept"));
  return content;
}
