import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { extremeShapes, plainPicture } from "#test/support/uploads/odd-pictures.ts";
import {
  largestWidth,
  pictureFormats,
  pictureWidths,
  sharedSize,
  uploadFormats,
  wideSrcset,
} from "./picture-address.ts";
import {
  encodeAvif,
  pictureHash,
  renderPicture,
  renderSharedPicture,
  type RenderedPicture,
} from "./picture-files.server.ts";

const blank = (width: number, height: number, background: string | object = "#336699") =>
  sharp({ create: { width, height, channels: 4, background } });

const sizes = async ({ files }: RenderedPicture) => {
  const read = await Promise.all(
    files.map(async ({ width, bytes }) => ({ folder: width, ...(await size(bytes)) })),
  );
  return [...new Set(read.map(({ folder, width, height }) => `${folder}: ${width}×${height}`))];
};

async function size(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** Returns a phone's photo with an EXIF orientation and a GPS position. */
const phonePhoto = () =>
  blank(400, 300)
    .jpeg()
    .withExif({
      IFD0: { Make: "Camera", Copyright: "Kari" },
      IFD3: { GPSLatitude: "58/1 59/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Returns a small PNG whose header claims a large size. */
async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await blank(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe("rendering a picture", () => {
  test("returns every width in every format", async () => {
    const picture = await renderPicture(await blank(1280, 960).jpeg().toBuffer());
    expect(picture.wideWidth).toBe(0);
    expect(picture.files.map(({ width, format }) => `${width}.${format}`)).toEqual(
      pictureWidths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`)),
    );
    const formats = picture.files
      .slice(0, 3)
      .map(async ({ bytes }) => (await sharp(bytes).metadata()).format);
    expect(await Promise.all(formats)).toEqual(["heif", "webp", "jpeg"]);
    expect(await sizes(picture)).toEqual(["320: 320×240", "640: 640×480", "960: 960×720", "1280: 1280×960"]);
  });

  test("returns a larger JPEG for a wide picture, but never wider than the original", async () => {
    const of = async (width: number) => {
      const picture = await renderPicture(
        await blank(width, width / 2)
          .jpeg()
          .toBuffer(),
        ["jpg"],
      );
      const { width: largestFile, bytes } = picture.files.at(-1)!;
      return [picture.width, picture.wideWidth, largestFile, (await size(bytes)).width];
    };
    expect(await of(4000)).toEqual([1280, 2560, 2560, 2560]);
    expect(await of(1600)).toEqual([1280, 1600, 2560, 1600]);
    expect(wideSrcset({ filename: "a-0123abcd.jpg", wideWidth: 1600 }, "avif")).toBe(
      ",/data/images/1920/a-0123abcd.avif 1600w",
    );
    expect(wideSrcset({ filename: "a-0123abcd.jpg", wideWidth: 2560 }, "avif")).toBe(
      ",/data/images/1920/a-0123abcd.avif 1920w,/data/images/2560/a-0123abcd.avif 2560w",
    );
  });

  test("returns a blurred preview that is small enough to be inlined in a page", async () => {
    const noise = sharp({
      create: { width: 2000, height: 1300, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 90 } },
    } as object);
    const { blur } = await renderPicture(await noise.png().toBuffer(), ["jpg"]);
    expect(blur.length).toBeLessThan(700);
    expect(await size(Buffer.from(blur, "base64"))).toEqual({ width: 24, height: 16 });
  });

  test.each(extremeShapes)("returns every file of a picture of %i × %i pixels", async (width, height) => {
    const input = Buffer.from(await plainPicture(width, height));
    const picture = await renderPicture(input, uploadFormats);
    expect(picture.files).toHaveLength(picture.wideWidth > 0 ? 9 : 8);
    expect(picture.blur.length).toBeLessThan(700);
    const largest = picture.files.find((each) => each.format === "jpg" && each.width === largestWidth)!;
    expect(await size(largest.bytes)).toEqual({ width: picture.width, height: picture.height });
    const avif = await encodeAvif(largest.bytes, 320);
    expect((await size(avif.bytes)).width).toBe(Math.min(320, picture.width));
    for (const focus of [
      [50, 50],
      [0, 100],
    ] as const)
      expect(await size(await renderSharedPicture(largest.bytes, focus))).toEqual(sharedSize);
  });

  test("never enlarges a picture", async () => {
    const picture = await renderPicture(await blank(500, 250).png().toBuffer());
    expect(await sizes(picture)).toEqual(["320: 320×160", "640: 500×250", "960: 500×250", "1280: 500×250"]);
  });

  test("rotates a phone's photo upright and removes its metadata", async () => {
    const input = await phonePhoto();
    const { exif, orientation } = await sharp(input).metadata();
    expect([exif !== undefined, orientation]).toEqual([true, 6]);
    const picture = await renderPicture(input);
    expect([picture.width, picture.height]).toEqual([300, 400]);
    for (const { bytes } of picture.files) {
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      expect(bytes.includes("Kari")).toBe(false);
      expect(metadata.height).toBeGreaterThan(metadata.width);
    }
  });

  test("returns the average colour of the picture, with white in place of transparency", async () => {
    expect((await renderPicture(await blank(40, 30).png().toBuffer())).placeholder).toBe("#336699");
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    expect((await renderPicture(await blank(40, 30, clear).png().toBuffer())).placeholder).toBe("#ffffff");
    expect(
      (await renderPicture(await blank(40, 30, "#808080").greyscale().png().toBuffer())).placeholder,
    ).toBe("#808080");
  });

  test("refuses a file that isn't a picture, or is too large to decode", async () => {
    await expect(renderPicture(Buffer.from("<html>"))).rejects.toThrow(/unsupported image format/);
    await expect(renderPicture(await pngThatClaims(8000, 5001))).rejects.toThrow(/pixel limit/);
  });
});

test("different bytes result in different names", () => {
  expect(pictureHash(Buffer.from("a"))).toMatch(/^[0-9a-f]{8}$/);
  expect(pictureHash(Buffer.from("a"))).not.toBe(pictureHash(Buffer.from("b")));
});
