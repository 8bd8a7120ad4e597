import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { copyWhole, removeFiles, writeDurably } from "#src/platform/files/files.ts";
import { pictureFormats, pictureWidths, type PictureFormat, type PictureWidth } from "./picture-address.ts";
import type { PictureFile } from "./picture-files.server.ts";

/** All pictures are below this folder as `<width>/<name>-<hash>.<format>`. */
const folderOf = ({ config }: Context) => path.join(config.dataDir, "images");

/** The folder where uploads are written while they arrive: on the pictures' own file system, and without an address. */
export const incomingFolder = (context: Context): string => path.join(folderOf(context), "incoming");

/** The absolute path of one of a picture's files. */
export function pictureFile(
  context: Context,
  { width, filename, format }: { width: PictureWidth; filename: string; format: PictureFormat },
): string {
  return path.join(folderOf(context), String(width), `${path.parse(filename).name}.${format}`);
}

/** The absolute path of a picture's file for shared links; it is made when it is first asked for. */
export function sharedPictureFile(context: Context, filename: string): string {
  return path.join(folderOf(context), "share", filename);
}

/** Copies all files of a picture into the store, from a folder with the same layout. */
export async function copyPicture(context: Context, sourceFolder: string, filename: string): Promise<void> {
  const { name } = path.parse(filename);
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const file = `${width}/${name}.${format}`;
      await copyWhole(path.join(sourceFolder, file), path.join(folderOf(context), file));
    }
  }
}

/** Stores files of a picture durably: all of them, or none. */
export async function storePicture(
  context: Context,
  filename: string,
  files: readonly PictureFile[],
): Promise<void> {
  await writeDurably(
    files.map(({ width, format, bytes }) => ({
      path: pictureFile(context, { width, filename, format }),
      bytes,
    })),
  );
}

/** Whether the files of a picture are stored that the others are made from. */
export async function isPictureStored(context: Context, filename: string): Promise<boolean> {
  const files = pictureWidths.flatMap((width) =>
    (["webp", "jpg"] as const).map((format) => pictureFile(context, { width, filename, format })),
  );
  try {
    for (const file of files) await stat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** The filenames of all pictures with any file in the store, each once. */
export async function listStoredPictures(context: Context): Promise<string[]> {
  const names = new Set<string>();
  for (const folder of [...pictureWidths, "share"]) {
    const files = await readdir(path.join(folderOf(context), String(folder))).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      },
    );
    for (const { name, ext } of files.map((file) => path.parse(file)))
      if (pictureFormats.some((format) => ext === `.${format}`)) names.add(`${name}.jpg`);
  }
  return [...names];
}

/** Removes all files of a picture from the store. */
export async function removePicture(context: Context, filename: string): Promise<void> {
  await removeFiles([
    ...pictureWidths.flatMap((width) =>
      pictureFormats.map((format) => pictureFile(context, { width, filename, format })),
    ),
    sharedPictureFile(context, filename),
  ]);
}
