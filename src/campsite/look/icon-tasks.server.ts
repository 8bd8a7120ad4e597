import sharp from "sharp";
import { checkPicture } from "#src/cms/photos/pictures/picture-check.server.ts";
import { decode } from "#src/cms/photos/pictures/picture-files.server.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { iconUnits } from "./icon-files.ts";

/** The SVG loader of libvips. It is blocked except while an icon is rendered. */
const loader = { operation: ["VipsForeignLoadSvgBuffer"] };

const maxSeconds = 10;

/** Renders an icon as PNG. @param svg square, 48 units wide, with a sanitized logo */
export async function renderIcon(svg: string, pixels: number): Promise<Buffer> {
  sharp.unblock(loader);
  try {
    return await sharp(Buffer.from(svg), {
      density: (72 * pixels) / iconUnits,
      limitInputPixels: (2 * pixels) ** 2,
    })
      .timeout({ seconds: maxSeconds })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } finally {
    sharp.block(loader);
  }
}

/**
 * Encodes an untrusted PNG again, without metadata. @param maxPixels the limit of the longer side
 * @throws Problem "unsupported-picture", "oversized-picture" or "unreadable-picture"
 */
export async function redrawPng(bytes: Buffer, maxPixels: number) {
  if ((await checkPicture(bytes)) !== "png") throw new Problem("unsupported-picture");
  const { width, height } = await sharp(bytes).metadata();
  if (Math.max(width, height) > maxPixels) throw new Problem("oversized-picture");
  return decode(bytes)
    .autoOrient()
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Problem("unreadable-picture", { cause });
    });
}
