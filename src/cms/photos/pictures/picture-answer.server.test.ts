import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demo } from "#test/content/demo.ts";
import { inUnseenTransaction } from "#src/platform/context.ts";
import { readHead } from "#test/pages/head.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { makeMissingAvifs, rememberMissingAvifs } from "./avif-files.server.ts";
import { listGalleryPhotosIn } from "#src/cms/photos/photos.server.ts";
import { inTransaction } from "#src/platform/context.ts";
import { pictureWidths } from "./picture-address.ts";
import { pictureFile, sharedPictureFile } from "./picture-store.server.ts";

let site: TestSite;
let filename: string;

beforeAll(async () => {
  site = await openTestSite();
  filename = (await listGalleryPhotosIn(site.context, 1, { limit: 1 })).items[0]!.filename;
});
afterAll(() => site[Symbol.asyncDispose]());

test("seeding leaves no temporary files behind", async () => {
  const files = await readdir(path.join(site.context.config.dataDir, "images"), {
    recursive: true,
    withFileTypes: true,
  });
  const names = files.filter((file) => file.isFile()).map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z-]+-[0-9a-f]{8}\.(avif|webp|jpg)$/.test(name))).toEqual([]);
  expect(names).toHaveLength(demo.photos().length * 4 * 3);
});

describe("a picture's file", () => {
  test.each([
    ["1280", "jpg", "image/jpeg"],
    ["640", "webp", "image/webp"],
    ["320", "avif", "image/avif"],
    ["thumb", "jpg", "image/jpeg"],
  ])("in %s as %s is sent with its type, its length and a year's caching", async (width, format, type) => {
    const answer = await site.get(`/data/images/${width}/${filename.replace("jpg", format)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    const bytes = await answer.arrayBuffer();
    expect(bytes.byteLength).toBe(Number(answer.headers.get("content-length")));
    expect(bytes.byteLength).toBeGreaterThan(1000);
  });

  test("is the smallest JPEG at the address of a thumbnail", async () => {
    const [thumb, smallest] = await Promise.all(
      ["thumb", "320"].map((width) => site.read(`/data/images/${width}/${filename}`)),
    );
    expect(thumb).toBe(smallest);
  });

  test("for sharing is made and stored at the first request, in the size that the page states", async () => {
    const { meta } = readHead(await site.read("/photo/2"));
    const url = new URL(meta["og:image"]!).pathname;
    const [answer, twin] = await Promise.all([site.get(url), site.get(url)]);
    expect([answer.status, twin.status, answer.headers.get("content-type")]).toEqual([
      200,
      200,
      "image/jpeg",
    ]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([
      Number(meta["og:image:width"]),
      Number(meta["og:image:height"]),
      "jpeg",
    ]);
    const { storage } = site.context;
    const kept = await Array.fromAsync(storage.list("images/share/"));
    expect(kept.map(({ name }) => name)).toEqual([sharedPictureFile(path.basename(url), [50, 50])]);
    await site.get(url);
    expect(await Array.fromAsync(storage.list("images/share/"))).toEqual(kept);
    await storage.remove(kept.map(({ name }) => name));
    for (const wrong of [url.replace(".jpg", ".webp"), url.replace(/[0-9a-f]{8}\.jpg/, "00000000.jpg")])
      expect((await site.get(wrong)).status, wrong).toBe(404);
  });

  test("for sharing is cropped around the focus, and has its own address", async () => {
    const { db } = site.context;
    const change = (focusX: number, focusY: number) =>
      inTransaction(site.context, (transaction) =>
        transaction.db
          .updateTable("photo")
          .set({ focusX, focusY })
          .where("filename", "=", filename)
          .execute(),
      );
    const { id } = await db
      .selectFrom("photo")
      .select("id")
      .where("filename", "=", filename)
      .executeTakeFirstOrThrow();
    const shared = async () => {
      const { meta } = readHead(await site.read(`/photo/${id}`));
      return new URL(meta["og:image"]!).pathname;
    };
    const middle = await shared();
    await change(50, 100);
    const bottom = await shared();
    expect(bottom).toBe(middle.replace("/share/", "/share-50-100/"));
    /** Returns the crop's bottom rows. These rows equal the photo's bottom rows only if the crop ends at the bottom. */
    const lowest = async (url: string) => {
      const { data } = await sharp(await (await site.get(url)).arrayBuffer())
        .extract({ left: 0, top: 620, width: 1200, height: 10 })
        .resize(12, 1, { fit: "fill" })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data;
    };
    const whole = sharp(await (await site.get(`/data/images/1280/${filename}`)).arrayBuffer());
    const { width, height } = await whole.metadata();
    const own = await whole
      .extract({ left: 0, top: height - 11, width, height: 11 })
      .resize(12, 1, { fit: "fill" })
      .raw()
      .toBuffer();
    const distance = (a: Buffer, b: Buffer) => Math.max(...a.map((value, at) => Math.abs(value - b[at]!)));
    expect(distance(await lowest(bottom), own)).toBeLessThan(12);
    expect(distance(await lowest(middle), own)).toBeGreaterThan(20);
    for (const other of ["/share-50-99/", "/share-0-0/", "/share-500-0/"])
      expect((await site.get(bottom.replace("/share-50-100/", other))).status, other).toBe(404);
    // A crop around a focus near the bottom ends at the bottom of the picture.
    await change(50, 75);
    expect(distance(await lowest(await shared()), own)).toBeLessThan(12);
    await change(50, 50);
    expect((await site.get(bottom)).status, "the old crop is gone").toBe(404);
  });

  test("is sent without a database query, and a request for an unknown name reads only the content version", async () => {
    await site.get(`/data/images/320/${filename}`);
    const select = vi.spyOn(site.context.db, "selectFrom");
    const request = (name: string) =>
      Promise.all(["320", "640"].map((width) => site.get(`/data/images/${width}/${name}`)));
    await request(filename);
    expect(select).not.toHaveBeenCalled();
    await request("made-up-1a2b3c4d.jpg");
    expect(select.mock.calls).toEqual([["contentVersion"], ["contentVersion"]]);
  });

  test("is answered with 304 for a client that has the file", async () => {
    const url = `/data/images/1280/${filename}`;
    const etag = (await site.get(url)).headers.get("etag")!;
    const again = await site.get(url, { "If-None-Match": etag });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await site.get(url, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("answers HEAD and refuses PUT", async () => {
    const request = (method: string) =>
      site.app.fetch(new Request(`http://localhost:3000/data/images/1280/${filename}`, { method }));
    const head = await request("HEAD");
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
      200,
      "image/jpeg",
      "",
    ]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1000);
    expect((await request("PUT")).status).toBe(404);
  });
});

describe("a missing AVIF file", () => {
  const remove = () =>
    site.context.storage.remove(
      pictureWidths.map((width) => pictureFile({ width, filename, format: "avif" })),
    );
  const url = (width: number) => `/data/images/${width}/${filename.replace("jpg", "avif")}`;

  test("is replaced by the WebP file with `no-cache`, until the AVIF file is made in all widths", async () => {
    await remove();
    const webp = await site.get(`/data/images/640/${filename.replace("jpg", "webp")}`);
    const standIn = await site.get(url(640));
    expect([
      standIn.status,
      standIn.headers.get("content-type"),
      standIn.headers.get("cache-control"),
    ]).toEqual([200, "image/webp", "no-cache"]);
    expect(await standIn.arrayBuffer()).toEqual(await webp.arrayBuffer());
    const etag = standIn.headers.get("etag")!;
    expect((await site.get(url(640), { "If-None-Match": etag })).status).toBe(304);
    await inUnseenTransaction(site.context, (transaction) => rememberMissingAvifs(transaction, [filename]));
    expect(await makeMissingAvifs(site.context)).toBe(1);
    for (const width of pictureWidths) {
      const answer = await site.get(url(width), { "If-None-Match": etag });
      expect([
        answer.status,
        answer.headers.get("content-type"),
        answer.headers.get("cache-control"),
      ]).toEqual([200, "image/avif", "public, max-age=31536000, immutable"]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(4, 12).toString()).toBe("ftypavif");
    }
  });
});

describe("an invalid picture address", () => {
  test.each([
    ["/data/images/1280/nothing-1a2b3c4d.jpg", "an unknown name"],
    ["/data/images/1280/", "a folder"],
    ["/data/images/500/a-1a2b3c4d.jpg", "an unknown width"],
    ["/data/images/1280/a-1a2b3c4d.svg", "another format"],
    ["/data/images/1280/..%2f..%2fcampsite.sqlite", "an encoded path out of the folder"],
    ["/data/images/1280/%2e%2e/%2e%2e/campsite.sqlite", "encoded dots"],
    ["/data/images/..%5c..%5ccampsite.sqlite", "a backslash"],
    ["/data/images/thumb/../../campsite.sqlite", "a plain path out of the folder"],
    [`/data/images/1280/${"a".repeat(300)}-1a2b3c4d.jpg`, "a name longer than file systems know"],
  ])("%s is 404 without a redirect (%s)", async (address) => {
    const answer = await site.get(address, { Accept: "text/html" });
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("location")]).toEqual([
      404,
      "application/problem+json",
      null,
    ]);
  });

  test("doesn't reach a file beside the picture folders", async () => {
    const folder = path.join(site.context.config.dataDir, "images");
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "secret-1a2b3c4d.jpg"), "secret");
    expect((await site.get("/data/images/secret-1a2b3c4d.jpg")).status).toBe(404);
    await rm(path.join(folder, "secret-1a2b3c4d.jpg"));
  });
});
