import type { Context } from "#src/platform/context.ts";
import { answerHashed, answerHashedFile, cacheNames } from "#src/platform/files/file-answers.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { listPhotoFilenames, listSharedPictures } from "#src/cms/photos/photos.server.ts";
import {
  isMiddle,
  picturesPath,
  pictureFormats,
  pictureWidths,
  type Focus,
  type PictureFormat,
  type StoredWidth,
  largestWidth,
  wideWidths,
} from "./picture-address.ts";
import { pictureFile, sharedPictureFile } from "./picture-store.server.ts";
import { pictures } from "./picture-worker.server.ts";

const contentTypes: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** Matches a width, a name of letters, digits and hyphens, a hash and a format: never a file of another folder. */
const pictureAddress = new RegExp(
  `^${picturesPath}/(?<width>thumb|${[...pictureWidths, ...wideWidths].join("|")}|share(?:-(?<across>\\d{1,3})-(?<down>\\d{1,3}))?(?=/[^/]*\\.jpg$))/(?<name>[a-z0-9-]{1,100}-(?<hash>[0-9a-f]{8}))\\.(?<format>${pictureFormats.join("|")})$`,
);

/**
 * Returns a handler that sends the files of pictures. While an AVIF file is missing, the handler sends the WebP file
 * with `no-cache`, because browsers don't try another format after an error. The handler throws the Problem "not-found"
 * if the file is unknown.
 */
export function createPictures(context: Context): (request: Request) => Promise<Response> {
  const isPhoto = cacheNames(context, listPhotoFilenames);
  const isShared = cacheNames(context, listSharedPictures);
  return (request) => answerPicture(context, request, { isPhoto, isShared });
}

async function answerPicture(
  context: Context,
  request: Request,
  { isPhoto, isShared }: Record<"isPhoto" | "isShared", (name: string) => Promise<boolean>>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const groups = pictureAddress.exec(pathname)?.groups;
  if (!groups) throw new Problem("not-found");
  const { name, hash, format } = groups as { name: string; hash: string; format: PictureFormat };
  const filename = `${name}.jpg`;
  if (!(await isPhoto(filename))) throw new Problem("not-found");
  const width = groups["width"] === "thumb" ? pictureWidths[0] : (Number(groups["width"]) as StoredWidth);
  const isForSharing = groups["width"]!.startsWith("share");
  const focus: Focus = [Number(groups["across"] ?? 50), Number(groups["down"] ?? 50)];
  // Addresses of crops around the middle stay valid, because other sites may have stored them.
  if (isForSharing && !isMiddle(focus) && !(await isShared(pathname))) throw new Problem("not-found");
  const answer = isForSharing
    ? await answerShared(context, request, { filename, hash, focus })
    : ((await answerHashedFile(context, request, pictureFile({ width, filename, format }), hash, {
        "Content-Type": contentTypes[format],
      })) ??
      (format === "avif" ? await answerStandIn(context, request, { filename, hash, width }) : undefined));
  if (!answer) throw new Problem("not-found");
  return answer;
}

function answerStandIn(
  context: Context,
  request: Request,
  { filename, hash, width }: { filename: string; hash: string; width: StoredWidth },
): Promise<Response | undefined> {
  const standIn = pictureFile({
    width: width > largestWidth ? largestWidth : width,
    filename,
    format: "webp",
  });
  return answerHashedFile(context, request, standIn, `${hash}-webp`, {
    "Content-Type": contentTypes.webp,
    "Cache-Control": "no-cache",
  });
}

/** The crops in progress, by data directory and file, so that simultaneous requests make a crop once. */
const underWay = new Map<string, Promise<Buffer | undefined>>();

/** Sends the JPEG for shared links. The first request makes and stores this file, because few pictures are shared. */
async function answerShared(
  context: Context,
  request: Request,
  { filename, hash, focus }: { filename: string; hash: string; focus: Focus },
): Promise<Response | undefined> {
  const tag = `${hash}-share${isMiddle(focus) ? "" : `-${focus.join("-")}`}`;
  const about = [tag, { "Content-Type": contentTypes.jpg }] as const;
  const file = sharedPictureFile(filename, focus);
  const ready = await answerHashedFile(context, request, file, ...about);
  if (ready) return ready;
  const key = JSON.stringify([context.config.dataDir, file]);
  const work = underWay.get(key) ?? makeShared(context, filename, focus);
  underWay.set(key, work);
  try {
    const bytes = await work;
    return bytes && (await answerHashed(request, bytes, ...about));
  } finally {
    underWay.delete(key);
  }
}

/** Returns the JPEG for shared links, also if it can't be stored. Undefined without the largest JPEG. */
async function makeShared(
  { storage, log }: Context,
  filename: string,
  focus: Focus,
): Promise<Buffer | undefined> {
  const largest = await storage.get(pictureFile({ width: largestWidth, filename, format: "jpg" }));
  if (!largest) return undefined;
  const content = await pictures.run("renderSharedPicture", largest, focus);
  await storage
    .put([{ name: sharedPictureFile(filename, focus), content }])
    .catch((error: unknown) =>
      log.warn({ err: error, filename }, "a picture for sharing could not be stored"),
    );
  return content;
}
