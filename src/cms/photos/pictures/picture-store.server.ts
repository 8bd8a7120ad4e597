import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import {
  isMiddle,
  pictureFormats,
  pictureWidths,
  uploadFormats,
  wideFolders,
  wideWidths,
  widestWidth,
  type Focus,
  type PictureFormat,
  type StoredWidth,
} from "./picture-address.ts";
import type { PictureFile } from "./picture-files.server.ts";

/**
 * The folder of all picture files in the storage. A file's path in this folder is `<width>/<name>-<hash>.<format>`.
 * JPEGs for shared links are in `share/` and `shared/`.
 */
const folder = "images/";

type Stored = Pick<Context, "storage">;

interface FileOfPicture {
  filename: string;
  width: StoredWidth;
  format: PictureFormat;
}

export function pictureFile({ width, filename, format }: FileOfPicture): string {
  return `${folder}${width}/${path.parse(filename).name}.${format}`;
}

export function sharedPictureFile(filename: string, focus: Focus): string {
  return isMiddle(focus) ? `${folder}share/${filename}` : `${aroundFocus}${focus.join("-")}/${filename}`;
}

const aroundFocus = `${folder}shared/`;

/** The properties that determine a picture's files. */
export interface PictureName {
  filename: string;
  /** The width of the widest file for large screens, or 0 without such a file. */
  wideWidth: number;
}

const filesOf = (filename: string, formats: readonly PictureFormat[]): FileOfPicture[] =>
  pictureWidths.flatMap((width) => formats.map((format) => ({ filename, width, format })));

const wideFilesOf = (filename: string, widths: readonly StoredWidth[]): FileOfPicture[] => [
  { filename, width: widestWidth, format: "jpg" },
  ...widths.map((width) => ({ filename, width, format: "avif" as const })),
];

const allFilesOf = (
  { filename, wideWidth }: PictureName,
  formats: readonly PictureFormat[],
): FileOfPicture[] => {
  const wide = wideWidth > 0 ? wideFilesOf(filename, wideFolders(wideWidth)) : [];
  return [...filesOf(filename, formats), ...wide.filter(({ format }) => formats.includes(format))];
};

/** Copies pictures into the storage from a folder with the same layout. Copies all pictures or none. */
export async function copyPictures(
  { storage }: Stored,
  source: string,
  filenames: readonly string[],
): Promise<void> {
  const names = filenames.flatMap((filename) => filesOf(filename, pictureFormats)).map(pictureFile);
  const files = names.map(async (name) => ({
    name,
    content: await readFile(path.join(source, name.slice(folder.length))),
  }));
  await storage.put(await Promise.all(files));
}

/** Stores the files of a picture durably. Stores all files or none. */
export async function storePicture(
  { storage }: Stored,
  filename: string,
  files: readonly PictureFile[],
): Promise<void> {
  await storage.put(
    files.map(({ width, format, bytes }) => ({
      name: pictureFile({ width, filename, format }),
      content: bytes,
    })),
  );
}

export async function isPictureStored(
  { storage }: Stored,
  picture: PictureName,
  formats: readonly PictureFormat[] = uploadFormats,
): Promise<boolean> {
  const sizes = allFilesOf(picture, formats).map((file) => storage.size(pictureFile(file)));
  return (await Promise.all(sizes)).every((size) => size !== undefined);
}

interface StoredPictures {
  filenames: string[];
  has(picture: PictureName, formats: readonly PictureFormat[]): boolean;
}

export async function listStoredPictures({ storage }: Stored): Promise<StoredPictures> {
  const files = new Set(await namesIn(storage, folder));
  const filenames = new Set<string>();
  for (const { name, ext } of [...files].map((file) => path.parse(file)))
    if (pictureFormats.some((format) => ext === `.${format}`)) filenames.add(`${name}.jpg`);
  return {
    filenames: [...filenames],
    has: (picture, formats) => allFilesOf(picture, formats).every((file) => files.has(pictureFile(file))),
  };
}

export async function removePicture({ storage }: Stored, filename: string): Promise<void> {
  const files = [...filesOf(filename, pictureFormats), ...wideFilesOf(filename, wideWidths)];
  const shared = (await namesIn(storage, aroundFocus)).filter((name) => path.basename(name) === filename);
  await storage.remove([...files.map(pictureFile), sharedPictureFile(filename, [50, 50]), ...shared]);
}
