import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databases } from "#test/databases.ts";
import { openStaffSite, type StaffSite } from "#test/staff-site.ts";
import { storedFiles, uploadRequest } from "#test/upload.ts";
import { avifsMade } from "./avif-files.server.ts";
import { receivePhoto } from "./photo-upload.server.ts";
import { isPhoto } from "./photos.server.ts";
import { removePicture } from "./picture-store.server.ts";
import { pictureUrl } from "./picture-address.ts";
import { purgeRemovedPhotos } from "./removed-photos.server.ts";
import type { Photo } from "./photo.ts";

type Thing = Record<string, unknown> & { id: number; version: number };

const noon = "2026-07-15T10:00:00Z";
const later = (days: number, seconds = 0) =>
  Temporal.Instant.from(noon)
    .add({ hours: 24 * days })
    .add({ seconds })
    .toString();

describe.each(databases)("a photo that is removed on %s", (database) => {
  let site: StaffSite;
  let bytes: Uint8Array<ArrayBuffer>;
  let photo: Photo;

  beforeAll(async () => {
    site = await openStaffSite({ database });
    const create = { width: 60, height: 40, channels: 3, background: "#9a4223" } as const;
    bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  });
  afterAll(() => site[Symbol.asyncDispose]());
  beforeEach(async () => {
    site.context.setNow(noon);
    photo = await upload(`Feil bilde ${Math.random()}`);
    await avifsMade();
  });

  /** Tokens are made for the test's first day; this one is good at any time. */
  async function call(method: string, path: string, body?: object, headers = {}): Promise<Response> {
    const exp = site.context.now().epochMilliseconds / 1000 + 60;
    const Authorization = `Bearer ${await site.issuer.token({ exp })}`;
    return site.call(method, path, body, { Authorization, ...headers });
  }
  const list = async () => (await (await call("GET", "/photos")).json()) as Photo[];
  const upload = (name: string) => receivePhoto(site.context, uploadRequest(bytes, { name }));
  const remove = (headers = {}) => call("DELETE", `/photos/${photo.id}`, undefined, headers);
  const file = async (width: string, format = "jpg") =>
    (await site.get(`/data/images/${width}/${photo.filename.replace("jpg", format)}`)).status;
  const files = async () =>
    (await storedFiles(site.context)).filter((each) => each.includes(photo.filename.replace(".jpg", ".")))
      .length;
  async function restore(action = "removed") {
    const query = `/history?thing=photo&thingId=${photo.id}&action=${action}&limit=1`;
    const [entry] = (await (await call("GET", query)).json()) as Thing[];
    return call("PUT", `/history/${entry!.id}/restore`);
  }
  const kindOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { type: string }).type.split(":").at(-1),
  ];

  test("is gone from library and gallery, its files aren't sent any more, and its neighbours meet", async () => {
    const [, before, , after] = (await (await site.get("/api/v1/gallery/1")).json()) as Photo[];
    photo = (await (await site.get("/api/v1/gallery/1")).json())[2] as Photo;
    expect(await site.read(`/photo/${before!.id}`)).toContain(`href="/photo/${photo.id}"`);
    await freeFromUse(photo);
    const statuses = async () => [await file("1280"), await file("thumb"), await file("640", "webp")];
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await remove({ "If-Match": '"99"' })).status).toBe(412);
    const { version } = (await list()).find(({ id }) => id === photo.id)!;
    expect((await remove({ "If-Match": `"${version}"` })).status).toBe(204);
    expect(await statuses()).toEqual([404, 404, 404]);
    const etag = `"${/([0-9a-f]{8})\.jpg$/.exec(photo.filename)![1]}"`;
    expect((await site.get(pictureUrl(photo.filename), { "If-None-Match": etag })).status).toBe(404);
    expect(await site.read("/info/gallery")).not.toContain(photo.filename.replace(".jpg", ""));
    expect(await site.read(`/photo/${before!.id}`)).toContain(`href="/photo/${after!.id}"`);
    expect((await call("GET", `/photos/${photo.id}`)).status).toBe(404);
    expect((await remove()).status).toBe(404);

    const back = await restore();
    expect([back.status, await back.json()]).toEqual([
      200,
      expect.objectContaining({ id: photo.id, filename: photo.filename, width: photo.width }),
    ]);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await site.read(`/photo/${before!.id}`)).toContain(`href="/photo/${photo.id}"`);
  });

  /** Other things of the demo may show it. */
  async function freeFromUse({ filename }: Photo): Promise<void> {
    const other = (await list()).find(({ filename: name }) => name !== filename)!;
    for (const path of ["/article", "/contentblocks"])
      for (const thing of (await (await call("GET", path)).json()) as Thing[]) {
        const text = JSON.stringify(thing);
        if (text.includes(filename))
          await call(
            "PUT",
            `${path}/${thing.id}`,
            JSON.parse(text.replaceAll(filename, other.filename)) as object,
          );
      }
  }

  test("can be had back for thirty days, then its files go and having it back is refused", async () => {
    await remove();
    site.context.setNow(later(30, -1));
    expect(await purgeRemovedPhotos(site.context)).toBe(0);
    expect((await restore()).status).toBe(200);
    expect(await file("1280")).toBe(200);
    // What was had back stays.
    site.context.setNow(later(60));
    expect(await purgeRemovedPhotos(site.context)).toBe(0);
    expect(await files()).toBeGreaterThanOrEqual(8);

    site.context.setNow(noon);
    await remove();
    site.context.setNow(later(30));
    expect(await purgeRemovedPhotos(site.context)).toBe(1);
    expect(await files()).toBe(0);
    for (const action of ["removed", "added"])
      expect(await kindOf(await restore(action))).toEqual([410, "photo-gone"]);
    expect(await isPhoto(site.context, photo.filename)).toBe(false);
    expect(await purgeRemovedPhotos(site.context)).toBe(0);
  });

  test("isn't had back without its files, however they went", async () => {
    await remove();
    await removePicture(site.context, photo.filename);
    expect(await kindOf(await restore())).toEqual([410, "photo-gone"]);
    expect(await isPhoto(site.context, photo.filename)).toBe(false);
  });

  test("comes again when it is sent again, with files that stay", async () => {
    await remove();
    site.context.setNow(later(29));
    const again = await upload(photo.title);
    expect(again).toMatchObject({ filename: photo.filename, version: 1 });
    expect(again.id).not.toBe(photo.id);
    expect(await kindOf(await restore())).toEqual([409, "photo-again"]);
    site.context.setNow(later(90));
    await purgeRemovedPhotos(site.context);
    expect(await file("1280")).toBe(200);
  });

  test("keeps its files when sending it again fails", async () => {
    await remove();
    await expect(
      receivePhoto(
        {
          ...site.context,
          contentVersion: {
            ...site.context.contentVersion,
            raise: () => Promise.reject(new Error("no transaction")),
          },
        },
        uploadRequest(bytes, { name: photo.title }),
      ),
    ).rejects.toThrow("no transaction");
    expect((await restore()).status).toBe(200);
    expect(await file("1280")).toBe(200);
  });

  test("stays where anything shows it, and what does is named", async () => {
    const url = pictureUrl(photo.filename);
    const html = `<p>Se her: <img src="${url.replace("/1280/", "/640/").replace("jpg", "webp")}" alt="Her"></p>`;
    const article = { title: "Om bildet", subTitle: "Kom", text: "<p>Hei</p>", isActive: false };
    const message = {
      pageTitle: "Et oppslag",
      title: "Et oppslag",
      message: "<p>Hei</p>",
      isActive: false,
      isImportant: false,
      announcementDate: "2026-07-15",
    };
    const first = async (path: string) =>
      ((await (await call("GET", path)).json()) as Thing[])[0] as Thing & Record<string, any>;
    const page = await first("/pagetexts");
    const block = await first("/contentblocks");
    const slides = block["images"] as object[];
    const uses: [string, string, object, object, number?][] = [
      ["article", "/article", { ...article, imageUrl: url }, article],
      ["article", "/article", { ...article, text: html }, article],
      ["article", "/article", { ...article, translations: { de: { title: "x", text: html } } }, article],
      ["message", "/messages", { ...message, message: html }, message],
      ["pageText", "/pagetexts", { ...page, body: html }, page, page.id],
      ["contentBlock", "/contentblocks", { ...block, images: [{ ...slides[0], url }] }, block, block.id],
      ["faq", "/faq", { question: "Hvor?", answer: html, sortorder: 1, translations: {} }, {}],
    ];
    for (const [thing, path, using, without, id] of uses) {
      const saved = await call(id ? "PUT" : "POST", id ? `${path}/${id}` : path, using);
      const { id: thingId, ...rest } = (await saved.json()) as Thing;
      expect([saved.status < 300, thing, rest]).toEqual([true, thing, expect.anything()]);
      const refused = await remove();
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({
          type: "urn:campsite:problem:in-use",
          uses: [{ thing, thingId, name: rest["title"] ?? rest["question"] ?? rest["name"] }],
        }),
      ]);
      expect(await file("1280")).toBe(200);
      if (thing === "faq") await call("DELETE", `${path}/${thingId}`);
      else await call("PUT", `${path}/${thingId}`, { ...without, translations: { de: {} } });
    }
    expect((await remove()).status).toBe(204);
  });

  test("is removed by nobody but staff, and none is added but by upload", async () => {
    expect((await remove({ Authorization: "" })).status).toBe(401);
    expect((await call("POST", "/photos", photo)).status).toBe(405);
    const preview = { thing: "photo", fields: photo, language: "nb" };
    expect((await call("POST", "/preview", preview)).status).toBe(404);
  });
});
