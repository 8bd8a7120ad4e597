import { constants } from "node:fs";
import { open } from "node:fs/promises";
import sharp from "sharp";
import { mostWidth } from "./webcam.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";

/** A camera's picture as guests get it: small enough, and without what the camera wrote about itself. */
export interface WebcamPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** When the camera wrote it, in milliseconds since 1970. */
  takenAt: number;
}

const mostPixels = 40_000_000;
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const jpegEnd = Buffer.from([0xff, 0xd9]);

/**
 * Reads a JPEG that a camera may be writing to at this very moment.
 * @returns undefined when it isn't there, isn't whole or can't be decoded to its last line
 */
export async function readWebcamPicture(file: string): Promise<WebcamPicture | undefined> {
  try {
    const { bytes, writtenAt } = await readWithTime(file);
    if (!isWhole(bytes)) return undefined;
    const { data, info } = await sharp(bytes, { failOn: "warning", limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: mostWidth, withoutEnlargement: true })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, takenAt: Math.floor(writtenAt) };
  } catch {
    // It can't be shown, whatever is wrong with it.
    return undefined;
  }
}

/** The size in pixels of a picture that was read before. */
export async function measureWebcamPicture(bytes: Buffer): Promise<Pick<WebcamPicture, "width" | "height">> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** Nothing that a name leads on to is read, and nothing that has no end: a pipe isn't waited for. */
const readNoLink = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Bytes and time of one and the same file, also when another one takes its name meanwhile. */
async function readWithTime(file: string): Promise<{ bytes: Buffer; writtenAt: number }> {
  await using handle = await open(file, readNoLink);
  const found = await handle.stat();
  if (!found.isFile()) throw new TypeError("not a file");
  if (found.size > uploadLimitBytes) throw new RangeError("larger than a webcam's picture can be");
  const bytes = Buffer.alloc(found.size);
  const { bytesRead } = await handle.read(bytes, 0, found.size, 0);
  return { bytes: bytes.subarray(0, bytesRead), writtenAt: found.mtimeMs };
}

/** Begins and ends as a JPEG does; some cameras fill up with zeros behind its end. */
function isWhole(bytes: Buffer): boolean {
  const end = bytes.length - trailingZeros(bytes);
  return bytes.subarray(0, 3).equals(jpegStart) && bytes.subarray(end - 2, end).equals(jpegEnd);
}

function trailingZeros(bytes: Buffer): number {
  const last = bytes.findLastIndex((byte) => byte !== 0);
  return bytes.length - 1 - last;
}
