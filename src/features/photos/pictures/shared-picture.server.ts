import { access, readFile } from "node:fs/promises";
import type { Context } from "#src/platform/context.ts";
import { writeDurably } from "#src/platform/files/files.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import { largestWidth } from "./picture-address.ts";
import { pictureFile, sharedPictureFile } from "./picture-store.server.ts";

/** One at a time: it takes a processor for a tenth of a second. */
const making = new Semaphore(1);

/** Those being made or waiting for it, by their paths: asked for twice, made once. */
const underWay = new Map<string, Promise<void>>();

/**
 * A picture's file for those who show shared links. Few pictures are ever shared, so that it is made when the first one
 * asks, from the picture's largest JPEG, and kept with its other files.
 * @returns the absolute path
 * @throws Problem not-found when the picture isn't in the store
 */
export async function sharedPictureOf(context: Context, filename: string): Promise<string> {
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
