import sharp from "sharp";

type Bytes = Uint8Array<ArrayBuffer>;

/** Codes of segments (ITU T.81, table B.1). */
const [jfif, tables, baseline, progression, scan] = [0xe0, 0xdb, 0xc0, 0xc2, 0xda];
const endOfJpeg = Buffer.from([0xff, 0xd9]);
const jfifSegment = Buffer.from("ffe000104a46494600010100000100010000", "hex");

/** Returns a picture of noise, in which each row of pixels has different bytes. */
export async function noisyJpeg(options: { width?: number; progressive?: boolean } = {}): Promise<Buffer> {
  const { width = 640, progressive = false } = options;
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const create = { width, height: 480, channels: 3, background: "#336699", noise } as const;
  return insertBytes(await sharp({ create }).jpeg({ progressive }).toBuffer(), 2, jfifSegment);
}

/** Returns the position of a JPEG's first segment with one of these codes. */
const find = (jpeg: Buffer, ...codes: number[]) =>
  jpeg.findIndex((byte, at) => byte === 0xff && codes.includes(jpeg[at + 1]!));

function withByte(jpeg: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(jpeg);
  changed[at] = value;
  return changed;
}

const insertBytes = (jpeg: Buffer, at: number, more: Uint8Array) =>
  Buffer.concat([jpeg.subarray(0, at), more, jpeg.subarray(at)]);

const junk = Buffer.from("a camera's own words");

/** TABLE  complete JPEGs with unusual bytes. libjpeg warns of most of these JPEGs. */
export const unusualJpegs: readonly [string, (jpeg: Buffer) => Buffer][] = [
  ["scan parameters that baseline files lack", (jpeg) => withByte(jpeg, find(jpeg, scan) + 12, 0)],
  ["bytes before its tables", (jpeg) => insertBytes(jpeg, find(jpeg, tables), junk)],
  ["bytes before its header", (jpeg) => insertBytes(jpeg, find(jpeg, baseline, progression), junk)],
  ["bytes between its last row and its end", (jpeg) => insertBytes(jpeg, jpeg.length - 2, junk)],
  ["an unknown version of JFIF", (jpeg) => withByte(jpeg, find(jpeg, jfif) + 9, 7)],
  ["zeros after its end", (jpeg) => insertBytes(jpeg, jpeg.length, Buffer.alloc(512))],
  ["text after its end", (jpeg) => insertBytes(jpeg, jpeg.length, junk)],
  ["another picture after its end", (jpeg) => insertBytes(jpeg, jpeg.length, jpeg.subarray(0, 3000))],
];

/** TABLE  JPEGs that lack a part of their picture. */
export const brokenJpegs: readonly [string, (jpeg: Buffer) => Buffer][] = [
  ["only its first half", (jpeg) => jpeg.subarray(0, jpeg.length / 2)],
  ["missing last bytes", (jpeg) => jpeg.subarray(0, -3)],
  ["only its first half and an end", (jpeg) => Buffer.concat([jpeg.subarray(0, jpeg.length / 2), endOfJpeg])],
  ["missing last rows and an end", (jpeg) => Buffer.concat([jpeg.subarray(0, -400), endOfJpeg])],
  [
    "missing last rows, a fill byte and an end",
    (jpeg) => Buffer.concat([jpeg.subarray(0, -400), Buffer.of(0xff), endOfJpeg]),
  ],
  ["zeros in its second half", (jpeg) => Buffer.from(jpeg).fill(0, Math.floor(jpeg.length / 2))],
];

/** TABLE  sizes near or above a limit: 40 megapixels, or a side of 16,383 pixels in WebP or 16,384 in AVIF. */
export const extremeShapes: readonly [width: number, height: number][] = [
  [1, 40_000],
  [40_000, 1],
  [2, 16_384],
  [16_384, 2],
  [1080, 17_000],
  [17_000, 1080],
  [600, 60_000],
  [60_000, 600],
];

/** Returns a picture of one colour, in a few bytes. */
export const plainPicture = async (width: number, height: number): Promise<Bytes> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "#336699" }, limitInputPixels: false })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
