import sharp from "sharp";
import { Problem } from "#src/platform/api/problem.ts";
import { uploadFormats } from "./picture-address.ts";
import { mostPixels, renderPicture, type RenderedPicture } from "./picture-files.server.ts";

/*
 * This process can decode no other formats: libvips knows two dozen, and each is a possible attack.
 * https://sharp.pixelplumbing.com/api-utility/#block
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer"],
});

/** Of a moving picture only one frame is used, but all are read. */
const mostFrames = 100;

const firstBytes = {
  jpeg: ["ffd8ff"],
  png: ["89504e470d0a1a0a"],
  gif: ["474946383761", "474946383961"],
};

/**
 * Makes the files that come with an upload from a picture from outside.
 * @throws Problem unsupported-picture when it isn't a JPEG, PNG or GIF, oversized-picture, unreadable-picture
 */
export async function receivePicture(bytes: Buffer): Promise<RenderedPicture> {
  await checkPicture(bytes);
  return renderPicture(bytes, uploadFormats).catch((cause: unknown) => {
    throw new Problem("unreadable-picture", { cause });
  });
}

/**
 * Checks a picture before it is decoded: its first bytes and the decoder must agree on its format.
 * @throws Problem unsupported-picture, oversized-picture, unreadable-picture
 */
export async function checkPicture(bytes: Buffer): Promise<void> {
  const start = bytes.subarray(0, 8).toString("hex");
  const type = Object.entries(firstBytes).find(([, starts]) => starts.some((each) => start.startsWith(each)));
  if (!type) throw new Problem("unsupported-picture");
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new Problem("unreadable-picture", { cause });
    });
  if (format !== type[0]) throw new Problem("unsupported-picture");
  if (pages > mostFrames || width * height * pages > mostPixels) throw new Problem("oversized-picture");
}
