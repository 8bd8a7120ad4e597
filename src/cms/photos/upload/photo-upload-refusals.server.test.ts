import { crc32 } from "node:zlib";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#src/platform/api/problem.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { expectNoPhotos, refusalOf } from "#test/support/uploads/refused-photos.ts";
import { formRequest, uploadRequest } from "#test/support/uploads/upload.ts";
import { pictures } from "#src/cms/photos/pictures/picture-worker.server.ts";
import { receivePhoto } from "./photo-upload.server.ts";
import { uploadLimitBytes } from "#src/i18n/upload-limit.ts";

type Bytes = Uint8Array<ArrayBuffer>;

let context: TestContext;
let jpeg: Bytes;

const picture = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 50 }, background: "" },
  });
const made = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());
const text = (content: string): Bytes => new TextEncoder().encode(content);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const frame = { create: { width: 8, height: 8, channels: 3, background: "#123456" } } as const;

/** Returns a small PNG whose header claims a large size. */
async function pngThatClaims(width: number, height: number): Promise<Bytes> {
  const png = Buffer.from(await made(sharp(frame).png()));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return new Uint8Array(png);
}

/** Returns a GIF whose consecutive frames differ, so that the encoder merges no frames. */
async function gif(frames: number): Promise<Bytes> {
  const each = Array.from({ length: frames }, (_, index) =>
    sharp({ create: { ...frame.create, background: index % 2 ? "#fff" : "#000" } })
      .png()
      .toBuffer(),
  );
  return made(sharp(await Promise.all(each), { join: { animated: true } }).gif());
}

beforeAll(async () => {
  context = await openTestContext();
  jpeg = await made(picture(300, 200).jpeg());
});
afterAll(() => context[Symbol.asyncDispose]());
afterEach(() => expectNoPhotos(context));

const kindOf = (request: Request) => refusalOf(context, request);

describe("refuses a file that isn't a JPEG, PNG or GIF, whatever its name", () => {
  const kinds: [string, () => Bytes | Promise<Bytes>][] = [
    ["an SVG", () => text(svg)],
    ["an SVG after an XML declaration", () => text(`<?xml version="1.0"?>\n${svg}`)],
    ["an HTML page", () => text("<!doctype html><script>alert(1)</script>")],
    ["a PDF", () => text("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
    ["PostScript", () => text("%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file\n")],
    ["a WebP", () => made(picture(20, 20).webp())],
    ["a TIFF", () => made(picture(20, 20).tiff())],
    ["an AVIF", () => made(picture(20, 20).avif())],
    ["a JPEG after a space", () => new Uint8Array([32, ...jpeg])],
    ["a single byte", () => new Uint8Array([0xff])],
  ];
  test.each(kinds)("%s", async (_name, bytes) => {
    expect(await kindOf(uploadRequest(await bytes()))).toBe("unsupported-picture");
  });
});

describe("refuses an incomplete or broken picture", () => {
  const broken: [string, () => Bytes | Promise<Bytes>][] = [
    ["a GIF that is also a script", () => text("GIF89a/*\u0001\u0001*/=1;alert(document.domain)//;")],
    ["a JPEG's first bytes before an SVG", () => new Uint8Array([0xff, 0xd8, 0xff, ...text(svg)])],
    ["a truncated JPEG", () => jpeg.slice(0, jpeg.length / 2)],
    ["a JPEG without its last three bytes", () => jpeg.slice(0, -3)],
    ["a truncated PNG", async () => (await made(picture(90, 90).png())).slice(0, 5000)],
    ["a truncated GIF", async () => (await made(picture(90, 90).gif())).slice(0, 3000)],
    ["a PNG with fewer pixels than its header claims", () => pngThatClaims(5000, 5000)],
    ["a PNG's first bytes alone", () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ];
  test.each(broken)("%s", async (_name, bytes) => {
    expect(await kindOf(uploadRequest(await bytes()))).toBe("unreadable-picture");
  });

  test("the worker process for pictures decodes no other format, even without the check of an upload", async () => {
    const decode = (bytes: Bytes) => pictures.run("renderSharedPicture", Buffer.from(bytes), [50, 50]);
    for (const bytes of [
      text(svg),
      text("P1 1 1 1"),
      await made(picture(9, 9).webp()),
      await made(picture(9, 9).tiff()),
    ])
      await expect(decode(bytes)).rejects.toThrow(/unsupported image format/);
    expect(await decode(jpeg)).toBeInstanceOf(Buffer);
  });

  test("random bytes after a valid signature always result in a problem", async () => {
    const starts = [
      [0xff, 0xd8, 0xff],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [...text("GIF89a")],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 3000 }),
        async (start, rest) => {
          const request = uploadRequest(new Uint8Array([...start, ...rest]));
          await expect(receivePhoto(context, request)).rejects.toBeInstanceOf(Problem);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("an upload that is too large", () => {
  test.each([
    ["a header with 41 megapixels", () => pngThatClaims(8200, 5000)],
    ["a header with 3600 megapixels", () => pngThatClaims(60_000, 60_000)],
    [
      "a picture of 41 megapixels",
      () => made(sharp({ create: { ...frame.create, width: 8200, height: 5000 } }).png()),
    ],
    ["a GIF of 101 frames", () => gif(101)],
  ])("is refused: %s", async (_name, bytes) => {
    expect(await kindOf(uploadRequest(await bytes()))).toBe("oversized-picture");
  });

  test("is refused at 16 MB, without a Content-Length or with a wrong Content-Length", async () => {
    const large = new Uint8Array(16 * 1024 * 1024);
    large.set(jpeg);
    expect(await kindOf(uploadRequest(large))).toBe("content-too-large");
    const { headers, body } = uploadRequest(large);
    const type = headers.get("content-type")!;
    expect(await kindOf(formRequest(body!, { "Content-Type": type, "Content-Length": "1000" }))).toBe(
      "content-too-large",
    );
  });

  test("is refused for one byte above the limit, but not for a file as large as the limit", async () => {
    const sized = (bytes: number) => {
      const file = new Uint8Array(bytes);
      file.set([0xff, 0xd8, 0xff]);
      return uploadRequest(file);
    };
    expect(await kindOf(sized(uploadLimitBytes + 1))).toBe("content-too-large");
    expect(await kindOf(sized(uploadLimitBytes))).toBe("unreadable-picture");
  });

  test("is refused for its Content-Length before the body is read", async () => {
    const neverRead = new ReadableStream(
      {
        pull: () => {
          throw new Error("The body was read.");
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "16000000" };
    expect(await kindOf(formRequest(neverRead, headers))).toBe("content-too-large");
  });

  test("is refused when the body has no end and no part begins", async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(97)),
    });
    expect(await kindOf(formRequest(endless, { "Content-Type": "multipart/form-data; boundary=x" }))).toBe(
      "content-too-large",
    );
  });
});
