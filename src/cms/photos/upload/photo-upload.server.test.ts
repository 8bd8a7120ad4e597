import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { refusalOf } from "#test/support/uploads/refused-photos.ts";
import { noisyJpeg, plainPicture, unusualJpegs } from "#test/support/uploads/odd-pictures.ts";
import { formRequest, storedFiles, uploadRequest } from "#test/support/uploads/upload.ts";
import { makeMissingAvifs } from "#src/cms/photos/pictures/avif-files.server.ts";
import { removePicture } from "#src/cms/photos/pictures/picture-store.server.ts";
import { purgePicturesWithoutPhoto } from "#src/cms/photos/photos.server.ts";
import { photo } from "#src/cms/photos/photo.ts";
import { receivePhoto } from "./photo-upload.server.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const picture = (width: number, height: number, background: string | object = "#336699") =>
  sharp({ create: { width, height, channels: 3, background } });
const made = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());

/** Returns a phone's photo with an EXIF orientation and a GPS position. */
const phonePhoto = () =>
  made(
    picture(400, 300)
      .jpeg()
      .withExif({
        IFD0: { Make: "Camera", Copyright: "Kari" },
        IFD3: { GPSLatitude: "58/1 59/1 0/1", GPSLatitudeRef: "N" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Kari</x:xmpmeta>")
      .withIccProfile("p3")
      .withMetadata({ orientation: 6 }),
  );

const rows = (context: Context) => context.db.selectFrom("photo").select("filename").execute();

describe.each(databases)("an uploaded picture, on %s", (database) => {
  let context: TestContext;
  let jpeg: Bytes;
  beforeAll(async () => {
    context = await openTestContext({ database });
    jpeg = await made(picture(700, 500).jpeg());
  });
  afterAll(() => context[Symbol.asyncDispose]());

  test("is the first photo in the library, has its name as its title, and isn't in the gallery", async () => {
    const first = await receivePhoto(context, uploadRequest(jpeg, { name: " Grillplassen på Øya " }));
    expect(photo.parse(first)).toEqual(toGuestResource(first));
    expect(first).toMatchObject({
      title: "Grillplassen på Øya",
      description: "",
      alternativeText: "",
      filename: expect.stringMatching(/^grillplassen-pa-oya-[0-9a-f]{8}\.jpg$/),
      galleryId: 1,
      showInGallery: false,
      width: 700,
      height: 500,
      createdDate: "2026-07-15T10:00:00Z",
    });
    const second = await receivePhoto(context, uploadRequest(jpeg, { name: "🏕️" }));
    expect(second.filename).toMatch(/^bilde-[0-9a-f]{8}\.jpg$/);
    expect(second.sortorder).toBe(first.sortorder - 1);
  });

  test.each([
    [undefined, "IMG_2041.final.JPG", "IMG 2041.final"],
    ["", "brygga-om-kvelden.png", "Brygga om kvelden"],
    [" ", "Grillplassen på Øya.jpeg", "Grillplassen på Øya"],
  ])("with the `Name` %j gets its title from the filename %s", async (name, filename, title) => {
    const request = uploadRequest(jpeg, { filename, name: name ?? "" });
    const body = await request.formData();
    if (name === undefined) body.delete("Name");
    expect((await receivePhoto(context, formRequest(body))).title).toBe(title);
  });

  test("isn't added again when a photo with the same name and content exists", async () => {
    const once = await receivePhoto(context, uploadRequest(jpeg, { name: "Tvilling" }));
    const before = await rows(context);
    expect(await receivePhoto(context, uploadRequest(jpeg, { name: "tvilling" }))).toEqual(once);
    expect(await rows(context)).toEqual(before);
    const other = await receivePhoto(context, uploadRequest(jpeg, { name: "Ikke tvilling" }));
    expect(other.id).not.toBe(once.id);
  });

  test("is stored once when it is sent several times at once", async () => {
    const send = () => receivePhoto(context, uploadRequest(jpeg, { name: "Samtidig" }));
    const [one, two, three] = await Promise.all([send(), send(), send()]);
    expect([two, three]).toEqual([one, one]);
  });

  test("is stored once when it is sent to two processes at once, even when one process fails", async () => {
    const { storage, config } = context;
    const send = (process: Partial<Context>) =>
      receivePhoto({ ...context, ...process }, uploadRequest(jpeg, { name: "Hos begge" }));
    /** Another machine with the same database and storage. */
    await using machine = await createDatabase("SQLite");
    const other = { config: { ...config, dataDir: machine.dataDir } };
    const answers: unknown[] = [];
    const put: Context["storage"]["put"] = async (files) => {
      answers.push(await send({}));
      await storage.put(files.slice(0, 3));
      throw new Error("no room");
    };
    await expect(send({ ...other, storage: { ...storage, put } })).rejects.toThrow("no room");
    expect(await Promise.all([send(other), send({})])).toEqual([answers[0], answers[0]]);
    const files = (await storedFiles(context)).filter((file) => file.includes("hos-begge"));
    expect(files).toHaveLength(8);
  });

  test("restores its missing files when it is sent again", async () => {
    const once = await receivePhoto(context, uploadRequest(jpeg, { name: "Borte" }));
    await makeMissingAvifs(context);
    const files = async () => (await storedFiles(context)).filter((file) => file.includes("borte"));
    const before = await files();
    expect(before).toHaveLength(12);
    await removePicture(context, once.filename);
    expect(await receivePhoto(context, uploadRequest(jpeg, { name: "Borte" }))).toEqual(once);
    await makeMissingAvifs(context);
    expect(await files()).toEqual(before);
  });

  test("leaves its files for the later deletion of unused files when its row can't be written", async () => {
    await makeMissingAvifs(context);
    await purgePicturesWithoutPhoto(context);
    const before = await storedFiles(context);
    await context.db.schema.alterTable("photo").renameColumn("placeholder", "renamed").execute();
    await expect(receivePhoto(context, uploadRequest(jpeg, { name: "Uten rad" }))).rejects.toThrow(
      /placeholder/,
    );
    await context.db.schema.alterTable("photo").renameColumn("renamed", "placeholder").execute();
    expect(await purgePicturesWithoutPhoto(context)).toBe(0);
    context.setNow("2026-08-14T10:00:00Z");
    expect(await purgePicturesWithoutPhoto(context)).toBe(1);
    expect(await storedFiles(context)).toEqual(before);
  });
});

describe("an uploaded picture can be a JPEG", () => {
  let context: TestContext;
  beforeAll(async () => void (context = await openTestContext()));
  afterAll(() => context[Symbol.asyncDispose]());

  test.each(unusualJpegs)("with %s", async (name, change) => {
    const odd = new Uint8Array(change(await noisyJpeg({ width: 100 })));
    expect(await refusalOf(context, uploadRequest(odd, { name }))).toBe("taken");
  });
});

describe("an uploaded picture's files", () => {
  let context: TestContext;
  beforeAll(async () => void (context = await openTestContext()));
  afterAll(() => context[Symbol.asyncDispose]());

  const read = (file: string) => readFile(path.join(context.config.dataDir, "images", file));

  test("are stored as JPEG and WebP before the response and as AVIF later, and no other files are left", async () => {
    const { filename } = await receivePhoto(context, uploadRequest(await made(picture(1400, 900).png())));
    const name = path.parse(filename).name;
    const of = (...formats: string[]) =>
      ["1280", "320", "640", "960"].flatMap((width) => formats.map((format) => `${width}/${name}.${format}`));
    expect(await storedFiles(context)).toEqual(expect.arrayContaining(of("jpg", "webp")));
    await makeMissingAvifs(context);
    // The picture is wider than the usual sizes, so it also has two larger files.
    const wide = [`1920/${name}.avif`, `2560/${name}.jpg`];
    const all = [...of("avif", "jpg", "webp"), ...wide].toSorted();
    expect((await storedFiles(context)).toSorted()).toEqual(all);
    for (const width of [640, 1920])
      expect((await read(`${width}/${name}.avif`)).subarray(4, 12).toString()).toBe("ftypavif");
    expect((await sharp(await read(`1920/${name}.avif`)).metadata()).width).toBe(1400);
    await removePicture(context, filename);
    expect((await storedFiles(context)).filter((file) => file.includes(name))).toEqual([]);
  });

  test("are scaled to the largest height that all formats support", async () => {
    const { filename, width, height } = await receivePhoto(
      context,
      uploadRequest(await plainPicture(60, 17_000)),
    );
    expect([width, height]).toEqual([58, 16_383]);
    await makeMissingAvifs(context);
    const format = async (each: string) =>
      (await sharp(await read(`1280/${filename}`.replace(/jpg$/, each))).metadata()).height;
    expect(await Promise.all(["avif", "webp", "jpg"].map(format))).toEqual([16_383, 16_383, 16_383]);
  });

  test("are upright and contain no metadata", async () => {
    const input = Buffer.from(await phonePhoto());
    for (const secret of ["Exif", "Kari", "xmpmeta", "ICC_PROFILE"])
      expect(input.includes(secret)).toBe(true);
    const { filename, width, height } = await receivePhoto(context, uploadRequest(new Uint8Array(input)));
    expect([width, height]).toEqual([300, 400]);
    await makeMissingAvifs(context);
    const name = path.parse(filename).name;
    const files = (await storedFiles(context)).filter((file) => file.includes(name));
    expect(files).toHaveLength(12);
    for (const file of files) {
      const bytes = await read(file);
      for (const secret of ["Exif", "EXIF", "Kari", "xmpmeta", "XMP ", "ICC_PROFILE", "ICCP", "Camera"])
        expect([file, secret, bytes.includes(secret)]).toEqual([file, secret, false]);
    }
    const { orientation, exif } = await sharp(await read(`1280/${filename}`)).metadata();
    expect([orientation, exif]).toEqual([undefined, undefined]);
  });

  test("contain only an animation's first frame, and no hidden script", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#00ff00"].map((colour) => picture(20, 20, colour).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const polyglot = Buffer.concat([gif, Buffer.from("/*<script>alert(1)</script>*/")]);
    const stored = await receivePhoto(context, uploadRequest(new Uint8Array(polyglot)));
    expect(stored.placeholder).toBe("#ff0000");
    await makeMissingAvifs(context);
    for (const file of (await storedFiles(context)).filter((each) =>
      each.includes(stored.filename.slice(0, -4)),
    ))
      expect((await read(file)).includes("script")).toBe(false);
  });

  test("aren't stored at all when one file can't be written", async () => {
    await makeMissingAvifs(context);
    const folder = path.join(context.config.dataDir, "images/960");
    await rm(folder, { recursive: true });
    await writeFile(folder, "a file where a folder should be");
    const before = await storedFiles(context);
    const request = uploadRequest(await made(picture(30, 20).png()), { name: "Uten plass" });
    await expect(receivePhoto(context, request)).rejects.toMatchObject({
      kind: "storage-unavailable",
      cause: { code: "EEXIST" },
    });
    expect(await storedFiles(context)).toEqual(before);
    expect((await rows(context)).some(({ filename }) => filename.startsWith("uten-plass"))).toBe(false);
    await rm(folder);
  });
});

test("a randomly changed picture is stored completely, or refused without leftovers", async () => {
  await using context = await openTestContext();
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const create = { width: 60, height: 40, channels: 3, background: "#336699", noise } as const;
  const jpeg = await made(sharp({ create }).jpeg());
  const change = fc.record({ at: fc.nat(jpeg.length - 1), value: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const bytes = jpeg.slice();
      for (const { at, value } of changes) bytes[at] = value;
      expect(await refusalOf(context, uploadRequest(bytes))).toMatch(
        /^(taken|(unreadable|unsupported|oversized)-picture)$/,
      );
    }),
  );
  await makeMissingAvifs(context);
  const names = (await rows(context)).map(({ filename }) => path.parse(filename).name);
  expect(names).not.toEqual([]);
  const whole = names.flatMap((name) =>
    [320, 640, 960, 1280].flatMap((width) =>
      ["avif", "jpg", "webp"].map((format) => `${width}/${name}.${format}`),
    ),
  );
  expect(await storedFiles(context)).toEqual(whole.toSorted());
});
