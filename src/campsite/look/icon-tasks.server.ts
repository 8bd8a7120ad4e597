import sharp from "sharp";
import { iconUnits } from "./icon-files.ts";

/** The SVG loader of libvips. It is blocked except while an icon is rendered. */
const loader = { operation: ["VipsForeignLoadSvgBuffer"] };

const maxSeconds = 10;

/** Renders an icon as PNG. @param svg square, 48 units wide, with a sanitized mark */
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
