import sharp from "sharp";
import { iconUnits } from "./icon-files.ts";

/** libvips' loader of SVG, which is off but for the moment when an icon is made. */
const loader = { operation: ["VipsForeignLoadSvgBuffer"] };

/** Drawing that takes longer is stopped. */
const mostSeconds = 10;

/**
 * Makes a PNG of an icon, in the pictures' workshop, which does one task after the other.
 * @param svg square, 48 units wide, with a mark that has been cut down to its shapes
 * @param pixels how wide and high it becomes
 */
export async function renderIcon(svg: string, pixels: number): Promise<Buffer> {
  sharp.unblock(loader);
  try {
    return await sharp(Buffer.from(svg), {
      density: (72 * pixels) / iconUnits,
      limitInputPixels: (2 * pixels) ** 2,
    })
      .timeout({ seconds: mostSeconds })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } finally {
    sharp.block(loader);
  }
}
