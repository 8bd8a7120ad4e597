import { createHash } from "node:crypto";
import sharp from "sharp";
import { Problem } from "#src/platform/api/problem.ts";
import { uploadFormats } from "./picture-address.ts";
import { decode, maxPixels, renderPicture, type RenderedPicture } from "./picture-files.server.ts";

/*
 * Blocks all decoders of libvips except three, because a malicious file can attack any decoder.
 * https://sharp.pixelplumbing.com/api-utility/#block
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer"],
});

/** The maximum number of frames in an animation. The site uses only one frame, but the decoder reads all frames. */
const maxFrames = 100;

const firstBytes = {
  jpeg: ["ffd8ff"],
  png: ["89504e470d0a1a0a"],
  gif: ["474946383761", "474946383961"],
};

/** Makes the JPEG and WebP files of an uploaded picture. @throws each `Problem` of {@link checkPicture} */
export async function receivePicture(bytes: Buffer): Promise<RenderedPicture> {
  await checkPicture(bytes);
  return renderPicture(bytes, uploadFormats).catch(unreadable);
}

export type PictureType = keyof typeof firstBytes;

/**
 * Checks an untrusted picture: the format, the number of pixels and frames, and the completeness of a JPEG.
 * @throws Problem "unsupported-picture" if the format isn't JPEG, PNG or GIF
 * @throws Problem "oversized-picture" if the picture has too many pixels or frames
 * @throws Problem "unreadable-picture" if the file is broken
 */
export async function checkPicture(bytes: Buffer): Promise<PictureType> {
  const start = bytes.subarray(0, 8).toString("hex");
  const type = (Object.keys(firstBytes) as PictureType[]).find((each) =>
    firstBytes[each].some((first) => start.startsWith(first)),
  );
  if (!type) throw new Problem("unsupported-picture");
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (format !== type) throw new Problem("unsupported-picture");
  if (pages > maxFrames || width * height * pages > maxPixels) throw new Problem("oversized-picture");
  if (type === "jpeg") await expectWhole(bytes).catch(unreadable);
  return type;
}

/** Bytes that are added after a picture's data. A decoder reads these bytes only when the data is incomplete. */
const more = Buffer.alloc(64, 0xaa);

/**
 * Checks that a JPEG is complete. The pixels of a complete JPEG don't depend on the bytes after its data. libjpeg's
 * warnings aren't enough: a truncated file and a harmless unknown field cause the same warnings.
 */
async function expectWhole(jpeg: Buffer): Promise<void> {
  const end = endOfData(jpeg);
  const longer = Buffer.concat([jpeg.subarray(0, end), more, jpeg.subarray(end)]);
  if ((await hashPixels(jpeg)) !== (await hashPixels(longer))) throw new Error("The JPEG is truncated.");
}

async function hashPixels(jpeg: Buffer): Promise<string> {
  const pixels = await decode(jpeg).raw().toBuffer();
  return createHash("sha1").update(pixels).digest("hex");
}

/** Returns the index of the end marker outside segments, or of the fill bytes before that marker (ITU T.81, B.1.1). */
function endOfData(jpeg: Buffer): number {
  for (let at = jpeg.indexOf(0xff); at >= 0; at = jpeg.indexOf(0xff, at)) {
    const code = jpeg[at + 1];
    if (code === 0xd9) {
      while (jpeg[at - 1] === 0xff) at--;
      return at;
    }
    const isSegment = code !== undefined && code >= 0xc0 && code < 0xff && (code < 0xd0 || code > 0xd8);
    if (isSegment) at += 2 + jpeg.readUInt16BE(at + 2);
    // The byte is data, a fill byte, or the beginning of a marker without a length.
    else at += code === 0xff ? 1 : 2;
  }
  throw new Error("The JPEG has no end marker.");
}

function unreadable(cause: unknown): never {
  throw new Problem("unreadable-picture", { cause });
}
