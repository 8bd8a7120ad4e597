import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { answerHashedFile, copyWhole } from "#src/platform/files.ts";
import { Problem } from "#src/platform/problem.ts";
import { picturesPath, pictureFormats, pictureWidths, type PictureFormat } from "./picture-address.ts";

/** All pictures lie below this folder as `<width>/<name>-<hash>.<format>`. */
const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "images");

const contentTypes: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** The only names there are: a width, letters, digits and hyphens, the hash, a format. None of them can lead elsewhere. */
const pictureAddress = new RegExp(
  `^${picturesPath}/(?<width>thumb|${pictureWidths.join("|")})/(?<name>[a-z0-9-]{1,100}-(?<hash>[0-9a-f]{8}))\\.(?<format>${pictureFormats.join("|")})$`,
);

/** Copies all files of a picture into the store, from a folder that is laid out like it. */
export async function copyPicture(context: Context, sourceFolder: string, filename: string): Promise<void> {
  const { name } = path.parse(filename);
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const file = `${width}/${name}.${format}`;
      await copyWhole(path.join(sourceFolder, file), path.join(folderOf(context), file));
    }
  }
}

/**
 * Answers a request for a picture's file; the thumbnail is its smallest one.
 * @throws Problem not-found when there is no such file
 */
export async function answerPicture(context: Context, request: Request): Promise<Response> {
  const { width, name, hash, format } = pictureAddress.exec(new URL(request.url).pathname)?.groups ?? {};
  if (!name) throw new Problem("not-found");
  const folder = width === "thumb" ? String(pictureWidths[0]) : width!;
  return answerHashedFile(request, path.join(folderOf(context), folder, `${name}.${format}`), hash!, {
    "Content-Type": contentTypes[format as PictureFormat],
  });
}
