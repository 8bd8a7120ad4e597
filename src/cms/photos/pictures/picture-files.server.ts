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

/** A decoded picture: upright, in sRGB and without transparency. */
interface DecodedPicture {
  width: number;
  height: number;
  pixels: Buffer;
  channels: 1 | 2 | 3 | 4;
}

export interface PictureFile {
  width: StoredWidth;
  format: PictureFormat;
  bytes: Buffer;
}

export interface RenderedPicture extends Pick<DecodedPicture, "width" | "height"> {
  /** The width of the widest file for large screens, or 0 without such a file. */
  wideWidth: number;
  /** The average colour, such as "#0f4c5c". */
  placeholder: string;
  /** The whole picture with a width of a few pixels, as a WebP in base64. */
  blur: string;
  files: PictureFile[];
}

/** The maximum number of pixels. A picture with more pixels is rejected before it is decoded. */
export const maxPixels = 40_000_000;

const maxSeconds = 10;

/** AVIF with effort 2 is 5 % larger and six times faster than with effort 4. 4:4:4 keeps edges clean. */
const settings = {
  avif: { quality: 50, effort: 2, chromaSubsampling: "4:4:4" },
  webp: { quality: 75, effort: 4 },
  jpg: { quality: 80, mozjpeg: true },
} as const;

/** The widest JPEG is seldom served and delays the upload. Its settings therefore prefer speed to a small file. */
const wideSettings = { quality: 85 };

const blurSettings = { width: 24, quality: 40 };

/** The maximum height of the blurred preview, in pixels. Previews of very high pictures are narrower than 24 pixels. */
const maxBlurHeight = 96;

/** The maximum height of a WebP file, in pixels (RFC 9649, 2.6). The AVIF encoder of libvips allows one pixel more. */
const maxHeight = 16_383;

const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif(settings.avif),
  webp: (image) => image.webp(settings.webp),
  jpg: (image) => image.jpeg(settings.jpg),
};

/** Returns the hash of a picture's bytes and of the settings, because the files depend on both. */
export function pictureHash(input: Buffer): string {
  return createHash("sha256")
    .update(JSON.stringify([pictureWidths, settings, wideWidths, wideSettings, blurSettings]))
    .update(input)
    .digest("hex")
    .slice(0, 8);
}

/**
 * Creates a decoder that accepts unusual but complete files. Check untrusted bytes with `checkPicture` first.
 * @returns a decoder whose promises reject if the file is broken or has more than 40 megapixels, or if decoding takes
 *   over ten seconds
 */
export const decode = (input: Buffer): Sharp =>
  sharp(input, { failOn: "error", limitInputPixels: maxPixels }).timeout({ seconds: maxSeconds });

/** Decodes a picture: upright, in sRGB, without metadata and not enlarged. Takes the first frame of an animation. */
export const decodeFor = (maxWidth: number, input: Buffer): Sharp =>
  decode(input)
    .autoOrient()
    .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true });

async function decodePicture(input: Buffer, maxWidth: StoredWidth): Promise<DecodedPicture> {
  const { data, info } = await decodeFor(maxWidth, input)
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: data, channels };
}

async function narrow(picture: DecodedPicture): Promise<DecodedPicture> {
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

/** Encodes one width after the other, so that processors stay free for requests. */
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

/** Makes the JPEG for shared links, cropped around the focus. A small picture is enlarged. */
export async function renderSharedPicture(input: Buffer, [across, down]: Focus): Promise<Buffer> {
  const { width, height } = await sharp(input).metadata();
  const scale = Math.max(sharedSize.width / width, sharedSize.height / height);
  const part = {
    width: Math.max(1, Math.round(sharedSize.width / scale)),
    height: Math.max(1, Math.round(sharedSize.height / scale)),
  };
  const start = (whole: number, length: number, share: number) =>
    Math.round(Math.min(Math.max((whole * share) / 100 - length / 2, 0), whole - length));
  // Cropping comes before enlarging. A picture with a width of one pixel would otherwise become extremely high.
  return sharp(input)
    .extract({ ...part, left: start(width, part.width, across), top: start(height, part.height, down) })
    .resize({ ...sharedSize, fit: "fill" })
    .jpeg(settings.jpg)
    .toBuffer();
}

/** Makes the files of a picture. @throws each error of {@link decode} */
export async function renderPicture(
  input: Buffer,
  formats: readonly PictureFormat[] = pictureFormats,
): Promise<RenderedPicture> {
  const full = await decodePicture(input, widestWidth);
  const isWide = full.width > largestWidth;
  const picture = isWide ? await narrow(full) : full;
  const { width, height } = picture;
  const files = await encodePicture(picture, formats);
  if (isWide) {
    const bytes = await ofPixels(full).jpeg(wideSettings).toBuffer();
    files.push({ width: widestWidth, format: "jpg", bytes });
  }
  const blur = await ofPixels(picture)
    .resize({ ...blurSettings, height: maxBlurHeight, fit: "inside" })
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

/** Makes an AVIF file in up to four seconds. @param input the JPEG of 1280 pixels, or the widest JPEG */
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
