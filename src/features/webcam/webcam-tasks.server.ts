import { constants } from "node:fs";
import { open } from "node:fs/promises";
import sharp from "sharp";
import { maxWidth } from "./webcam.ts";
import { checkPicture } from "#src/cms/photos/pictures/picture-check.server.ts";
import { decodeFor } from "#src/cms/photos/pictures/picture-files.server.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";

/** A camera's picture, reduced in size and without metadata. */
export interface WebcamPicture {
  bytes: Buffer;
  width: number;
  height: number;
  takenAt: number;
}

export interface ReadPicture extends WebcamPicture {
  /** The time at which this machine last changed the file, in milliseconds since 1970. */
  changedAt: number;
}

/** Reads a file that the camera may be writing. @returns undefined when it is missing, incomplete or unusable */
export async function readWebcamPicture(file: string): Promise<ReadPicture | undefined> {
  try {
    const { bytes, takenAt, changedAt } = await readWithTimes(file);
    if ((await checkPicture(bytes)) !== "jpeg") return undefined;
    const { data, info } = await decodeFor(maxWidth, bytes)
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, takenAt, changedAt };
  } catch {
    return undefined;
  }
}

export async function measureWebcamPicture(bytes: Buffer): Promise<Pick<WebcamPicture, "width" | "height">> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** With these flags, `open` follows no symbolic link and doesn't wait for a pipe. */
const readNoLink = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads the content and the times of the same file, even if the camera replaces the file meanwhile. */
async function readWithTimes(file: string): Promise<Pick<ReadPicture, "bytes" | "takenAt" | "changedAt">> {
  await using handle = await open(file, readNoLink);
  const found = await handle.stat();
  if (!found.isFile()) throw new TypeError("not a file");
  if (found.size > uploadLimitBytes) throw new RangeError("larger than a webcam's picture can be");
  const bytes = Buffer.alloc(found.size);
  const { bytesRead } = await handle.read(bytes, 0, found.size, 0);
  const [takenAt, changedAt] = [Math.floor(found.mtimeMs), Math.floor(found.ctimeMs)];
  return { bytes: bytes.subarray(0, bytesRead), takenAt, changedAt };
}
