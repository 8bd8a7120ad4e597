import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { answerHashedFile, copyWhole } from "#src/platform/files.ts";
import { Problem } from "#src/platform/problem.ts";
import { picturesPath, pictureFormats, pictureWidths } from "./picture-address.ts";

/** All pictures lie below this folder as `<width>/<name>-<hash>.<format>`. */
const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "images");

const contentTypes: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** The only names there are: a width, letters, digits and hyphens, the hash, a format. None of them can lead elsewhere. */
const pictureFile = new RegExp(
  `^${picturesPath}/(?<width>thumb|${pictureWidths.join("|")})/(?<name>[a-z0-9-]{1,100}-(?<hash>[0-9a-f]{8}))\\.(?<format>${pictureFormats.join("|")})$`,
);

/** Copies a picture's files into the store. */
export async function copyPicture(context: Context, sourceFolder: string, filename: string): Promise<void> {
  const name = path.parse(filename).name;
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const file = path.join(String(width), `${name}.${format}`);
      await copyWhole(path.join(sourceFolder, file), path.join(folderOf(context), file));
    }
  }
}

/**
 * Answers a request for a picture's file.
 * @throws Problem not-found when there is no such file
 */
export async function answerPicture(context: Context, request: Request): Promise<Response> {
  const { width, name, hash, format } = pictureFile.exec(new URL(request.url).pathname)?.groups ?? {};
  if (!name) throw new Problem("not-found");
  const folder = width === "thumb" ? String(pictureWidths[0]) : width!;
  const file = path.join(folderOf(context), folder, `${name}.${format}`);
  return answerHashedFile(request, file, hash!, { "Content-Type": contentTypes[format!]! });
}
