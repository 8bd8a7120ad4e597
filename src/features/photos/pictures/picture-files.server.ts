import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import {
  largestWidth,
  pictureFormats,
  pictureWidths,
  sharedSize,
  wideWidths,
  widestWidth,
  type Focus,
  type PictureFormat,
  type StoredWidth,
} from "./picture-address.ts";

/** A picture as pixels: upright, in sRGB, at most as wide as the file it is for. */
interface DecodedPicture {
  /** In pixels. */
  width: number;
  height: number;
  pixels: Buffer;
  channels: 1 | 2 | 3 | 4;
}

/** One of the files in which a picture is stored. */
export interface PictureFile {
  width: StoredWidth;
  format: PictureFormat;
  bytes: Buffer;
}

/** Files of a picture, with its size and what is shown until it has loaded. */
export interface RenderedPicture extends Pick<DecodedPicture, "width" | "height"> {
  /** Of the widest file, if that is wider than those that every picture has; else 0. */
  wideWidth: number;
  /** Its average colour, #rrggbb. */
  placeholder: string;
  /** The whole picture some pixels wide: a WebP in base64. */
  blur: string;
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

/** The widest JPEG comes with the upload, whose sender waits, and is seldom served: it is made fast, not small. */
const wideSettings = { quality: 85 };

/** It is stretched over a whole screen for some tenths of a second, and stands in the page itself. */
const blurSettings = { width: 24, quality: 40 };

/** A picture four times as high as wide is 24 pixels wide; a higher one is narrower. */
const mostBlurHeight = 96;

/** No file is higher: WebP ends here (RFC 9649, 2.6), AVIF one pixel later. */
const mostHeight = 16_383;

const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(settings.avif),
  webp: (image) => image.webp(settings.webp),
  jpg: (image) => image.jpeg(settings.jpg),
};

/** A part of a picture's name: other bytes, or other settings here, give other files and so need another name. */
export function pictureHash(input: Buffer): string {
  return createHash("sha256")
    .update(JSON.stringify([pictureWidths, settings, wideWidths, wideSettings, blurSettings]))
    .update(input)
    .digest("hex")
    .slice(0, 8);
}

/**
 * Decodes a picture. Phones and cameras write pictures that are unusual but complete; only broken or cut-off ones fail.
 * @param input the bytes of a picture in a format that sharp reads; bytes from outside must be checked first
 * @throws Error when they can't be decoded to the end within ten seconds, or are more than 40 megapixels
 */
export const decode = (input: Buffer): Sharp =>
  sharp(input, { failOn: "error", limitInputPixels: mostPixels }).timeout({ seconds: mostSeconds });

/**
 * Decodes a picture for a file of at most this width: upright, in sRGB, never enlarged, and as high as every format can
 * be. It loses the metadata that came with it (EXIF, GPS, profiles). Of a moving picture the first frame.
 * @throws Error as {@link decode}
 */
export const decodeFor = (mostWidth: number, input: Buffer): Sharp =>
  decode(input)
    .autoOrient()
    .resize({ width: mostWidth, height: mostHeight, fit: "inside", withoutEnlargement: true });

/** Decodes a picture to pixels, white where it was transparent. @throws Error as {@link decode} */
async function decodePicture(input: Buffer, mostWidth: StoredWidth): Promise<DecodedPicture> {
  const { data, info } = await decodeFor(mostWidth, input)
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: data, channels };
}

async function narrowed(picture: DecodedPicture): Promise<DecodedPicture> {
  const { data, info } = await ofPixels(picture)
    .resize({ width: largestWidth })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: data, channels };
}

async function averageColour(picture: DecodedPicture): Promise<string> {
  const pixel = await ofPixels(picture).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
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
  width: StoredWidth,
  format: PictureFormat,
): Promise<PictureFile> {
  const resized = ofPixels(picture).resize({ width, withoutEnlargement: true });
  return { width, format, bytes: await encode[format](resized).toBuffer() };
}

/**
 * Makes the JPEG for cards of shared links: as much of the picture as fits, cropped as browsers crop it on pages, and
 * enlarged when it is too small.
 * @param input one of the picture's own files
 */
export async function renderSharedPicture(input: Buffer, [across, down]: Focus): Promise<Buffer> {
  const { width, height } = await sharp(input).metadata();
  const scale = Math.max(sharedSize.width / width, sharedSize.height / height);
  const part = {
    width: Math.max(1, Math.round(sharedSize.width / scale)),
    height: Math.max(1, Math.round(sharedSize.height / scale)),
  };
  /** The point is in the middle, as far as the picture reaches. */
  const start = (whole: number, length: number, share: number) =>
    Math.round(Math.min(Math.max((whole * share) / 100 - length / 2, 0), whole - length));
  // Cut before it is enlarged: a picture of one pixel's width would become many metres high.
  return sharp(input)
    .extract({ ...part, left: start(width, part.width, across), top: start(height, part.height, down) })
    .resize({ ...sharedSize, fit: "fill" })
    .jpeg(settings.jpg)
    .toBuffer();
}

/** Makes a picture's files in these formats, all when left out. @throws Error as {@link decode} */
export async function renderPicture(
  input: Buffer,
  formats: readonly PictureFormat[] = pictureFormats,
): Promise<RenderedPicture> {
  const full = await decodePicture(input, widestWidth);
  const isWide = full.width > largestWidth;
  const picture = isWide ? await narrowed(full) : full;
  const { width, height } = picture;
  const files = await encodePicture(picture, formats);
  if (isWide) {
    const bytes = await ofPixels(full).jpeg(wideSettings).toBuffer();
    files.push({ width: widestWidth, format: "jpg", bytes });
  }
  const blur = await ofPixels(picture)
    .resize({ ...blurSettings, height: mostBlurHeight, fit: "inside" })
    .webp(blurSettings)
    .toBuffer();
  return {
    width,
    height,
    wideWidth: isWide ? full.width : 0,
    placeholder: await averageColour(picture),
    blur: blur.toString("base64"),
    files,
  };
}

/**
 * Makes the AVIF file of one width: it takes up to a second, of a wide one up to four.
 * @param input the picture's largest JPEG; for a wide file its widest
 * @throws Error as {@link decode}
 */
export async function encodeAvif(input: Buffer, width: StoredWidth): Promise<PictureFile> {
  return encodeFile(await decodePicture(input, width), width, "avif");
}

const ofPixels = ({
  pixels,
  width,
  height,
  channels,
}: Pick<DecodedPicture, "pixels" | "width" | "height" | "channels">) =>
  sharp(pixels, { raw: { width, height, channels } });
