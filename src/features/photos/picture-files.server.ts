import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import {
  largestWidth,
  pictureFormats,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from "./picture-address.ts";

/** What a picture is made of, whatever it was made from. */
export interface RenderedPicture {
  /** Size in pixels of the largest file. */
  width: number;
  height: number;
  /** The picture's average colour, #rrggbb, to be seen until it is there. */
  placeholder: string;
  files: { width: PictureWidth; format: PictureFormat; bytes: Buffer }[];
}

/** More pixels than this are refused before they are decoded. */
const mostPixels = 40_000_000;

/** Effort 2 of AVIF is 5 % larger than 4, which takes six times as long; full colour keeps drawn edges clean. */
const settings = {
  avif: { quality: 50, effort: 2, chromaSubsampling: "4:4:4" },
  webp: { quality: 75, effort: 4 },
  jpg: { quality: 80, mozjpeg: true },
} as const;

const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(settings.avif),
  webp: (image) => image.webp(settings.webp),
  jpg: (image) => image.jpeg(settings.jpg),
};

/** Part of a picture's name: other bytes, or other settings here, give other files and so another name. */
export function pictureHash(input: Buffer): string {
  return createHash("sha256")
    .update(JSON.stringify([pictureWidths, settings]))
    .update(input)
    .digest("hex")
    .slice(0, 8);
}

/**
 * Makes all files of a picture: upright, in sRGB, on white where it was transparent, never enlarged, without the
 * metadata that came with it (EXIF, GPS, profiles). Of a moving picture the first frame.
 * @param input the bytes of a picture in a format that sharp reads; who takes them from outside has looked at them first
 * @throws Error when they can't be decoded, or are more than 40 megapixels
 */
export async function renderPicture(input: Buffer): Promise<RenderedPicture> {
  const { data, info } = await sharp(input, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: largestWidth, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const largest = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const render = async (width: PictureWidth, format: PictureFormat) => {
    const resized = largest().resize({ width, withoutEnlargement: true });
    return { width, format, bytes: await encode[format](resized).toBuffer() };
  };
  return {
    width: info.width,
    height: info.height,
    placeholder: await averageColour(largest()),
    files: await Promise.all(
      pictureWidths.flatMap((width) => pictureFormats.map((format) => render(width, format))),
    ),
  };
}

async function averageColour(image: Sharp): Promise<string> {
  const pixel = await image.resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}
