import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import {
  largestWidth,
  pictureFormats,
  pictureWidths,
  sharedSize,
  type PictureFormat,
  type PictureWidth,
} from "./picture-address.ts";

/** A picture as pixels: upright, in sRGB, at most as wide as the largest file. */
interface DecodedPicture {
  /** In pixels. */
  width: number;
  height: number;
  /** Its average colour, #rrggbb, shown until it has loaded. */
  placeholder: string;
  pixels: Buffer;
  channels: 1 | 2 | 3 | 4;
}

/** One of the files in which a picture is stored. */
export interface PictureFile {
  width: PictureWidth;
  format: PictureFormat;
  bytes: Buffer;
}

/** Files of a picture, with its size and colour. */
export interface RenderedPicture extends Pick<DecodedPicture, "width" | "height" | "placeholder"> {
  files: PictureFile[];
}

/** Pictures with more pixels are refused before they are decoded. */
export const mostPixels = 40_000_000;

/** Decoding that takes longer is stopped. */
const mostSeconds = 10;

/**
 * AVIF files of effort 2 are 5 % larger than of effort 4, which takes six times as long. Full colour resolution keeps
 * the edges of drawings clean.
 */
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

/** A part of a picture's name: other bytes, or other settings here, give other files and so need another name. */
export function pictureHash(input: Buffer): string {
  return createHash("sha256")
    .update(JSON.stringify([pictureWidths, settings]))
    .update(input)
    .digest("hex")
    .slice(0, 8);
}

/**
 * Decodes a picture: upright, in sRGB, white where it was transparent, never enlarged, without the metadata that came
 * with it (EXIF, GPS, profiles). Of a moving picture the first frame.
 * @param input the bytes of a picture in a format that sharp reads; bytes from outside must be checked first
 * @throws Error when they can't be decoded to the end within ten seconds, or are more than 40 megapixels
 */
async function decodePicture(input: Buffer): Promise<DecodedPicture> {
  // Phones and cameras write pictures that are unusual but complete; only broken or cut-off ones are refused.
  const { data, info } = await sharp(input, { failOn: "error", limitInputPixels: mostPixels })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .resize({ width: largestWidth, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixel = await ofPixels({ pixels: data, width, height, channels })
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  const placeholder = `#${pixel.subarray(0, 3).toString("hex")}`;
  return { width, height, placeholder, pixels: data, channels };
}

/** Makes a picture's files in these formats: one width after the other, so that processors remain free for others. */
async function encodePicture(
  picture: DecodedPicture,
  formats: readonly PictureFormat[],
): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of pictureWidths) {
    files.push(...(await Promise.all(formats.map((format) => encodeFile(picture, width, format)))));
  }
  return files;
}

async function encodeFile(
  picture: DecodedPicture,
  width: PictureWidth,
  format: PictureFormat,
): Promise<PictureFile> {
  const resized = ofPixels(picture).resize({ width, withoutEnlargement: true });
  return { width, format, bytes: await encode[format](resized).toBuffer() };
}

/**
 * Makes the JPEG for cards of shared links: the middle of the picture, enlarged when it is too small.
 * @param input one of the picture's own files
 */
export async function renderSharedPicture(input: Buffer): Promise<Buffer> {
  return sharp(input)
    .resize({ ...sharedSize, fit: "cover" })
    .jpeg(settings.jpg)
    .toBuffer();
}

/** Makes a picture's files in these formats, all when left out. @throws Error as {@link decodePicture} */
export async function renderPicture(
  input: Buffer,
  formats: readonly PictureFormat[] = pictureFormats,
): Promise<RenderedPicture> {
  const picture = await decodePicture(input);
  const { width, height, placeholder } = picture;
  return { width, height, placeholder, files: await encodePicture(picture, formats) };
}

/**
 * Makes the AVIF file of one width: it takes up to a second.
 * @param input the picture's largest JPEG
 * @throws Error as {@link decodePicture}
 */
export async function encodeAvif(input: Buffer, width: PictureWidth): Promise<PictureFile> {
  return encodeFile(await decodePicture(input), width, "avif");
}

const ofPixels = ({
  pixels,
  width,
  height,
  channels,
}: Pick<DecodedPicture, "pixels" | "width" | "height" | "channels">) =>
  sharp(pixels, { raw: { width, height, channels } });
