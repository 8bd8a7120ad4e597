import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { storedFiles, uploadRequest } from "#test/support/uploads/upload.ts";
import { kinds } from "#src/cms/kinds.ts";
import { makeMissingAvifs } from "./pictures/avif-files.server.ts";
import { receivePhoto } from "./upload/photo-upload.server.ts";
import { findPhotoByFilename, purgePicturesWithoutPhoto } from "./photos.server.ts";
import { pictureFile, removePicture } from "./pictures/picture-store.server.ts";
import { pictureUrl } from "./pictures/picture-address.ts";
import { removedPhotos } from "./removed-photos.server.ts";
import type { Photo } from "./photo.ts";

type Resource = Record<string, unknown> & { id: number; version: number };

const noon = "2026-07-15T10:00:00Z";
const later = (days: number, seconds = 0) =>
  Temporal.Instant.from(noon)
    .add({ hours: 24 * days })
    .add({ seconds })
    .toString();

describe.each(databases)("a photo on %s", (database) => {
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
    await makeMissingAvifs(site.context);
  });

  /** Calls the API with a token that is valid at the test's current time. */
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
    const query = `/history?kind=photo&resourceId=${photo.id}&action=${action}&limit=1`;
    const [entry] = (await (await call("GET", query)).json()) as Resource[];
    return call("PUT", `/history/${entry!.id}/restore`);
  }
  const onDisk = (which: Parameters<typeof pictureFile>[0]) =>
    join(site.context.config.dataDir, pictureFile(which));
  const kindOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { type: string }).type.split(":").at(-1),
  ];

  test("disappears from the library and the gallery when it is removed; its neighbours then link to each other", async () => {
    const [, before, , after] = (await (await site.get("/api/v1/gallery/1")).json()) as Photo[];
    photo = (await (await site.get("/api/v1/gallery/1")).json())[2] as Photo;
    expect(await site.read(`/photo/${before!.id}`)).toContain(`href="/photo/${photo.id}"`);
    await freeFromUse(photo);
    const statuses = async () => [
      await file("1280"),
      await file("thumb"),
      await file("640", "webp"),
      await file("share"),
    ];
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await remove({ "If-Match": '"99"' })).status).toBe(412);
    const { version } = (await list()).find(({ id }) => id === photo.id)!;
    expect((await remove({ "If-Match": `"${version}"` })).status).toBe(204);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
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
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect(await site.read(`/photo/${before!.id}`)).toContain(`href="/photo/${photo.id}"`);
  });

  /** Replaces the photo with another photo in all resources of the demo. */
  async function freeFromUse({ filename }: Photo): Promise<void> {
    const other = (await list()).find(({ filename: name }) => name !== filename)!;
    for (const { path } of Object.values(kinds).filter((kind) => kind !== kinds.photo))
      for (const kind of [await (await call("GET", path)).json()].flat() as Resource[]) {
        const text = JSON.stringify(kind);
        if (text.includes(filename))
          await call(
            "PUT",
            `${path}/${kind.id}`,
            JSON.parse(text.replaceAll(filename, other.filename)) as object,
          );
      }
  }

  test("can be restored for thirty days after its removal; then its files are deleted and restoring is refused", async () => {
    await remove();
    site.context.setNow(later(30, -1));
    expect(await removedPhotos.purge(site.context)).toBe(0);
    expect((await restore()).status).toBe(200);
    expect(await file("1280")).toBe(200);
    // The files of a restored photo stay.
    site.context.setNow(later(60));
    expect(await removedPhotos.purge(site.context)).toBe(0);
    expect(await files()).toBeGreaterThanOrEqual(8);

    site.context.setNow(noon);
    await remove();
    site.context.setNow(later(30));
    expect(await removedPhotos.purge(site.context)).toBe(1);
    expect(await files()).toBe(0);
    for (const action of ["removed", "added"])
      expect(await kindOf(await restore(action))).toEqual([410, "photo-gone"]);
    expect(await findPhotoByFilename(site.context, photo.filename)).toBeUndefined();
    expect(await removedPhotos.purge(site.context)).toBe(0);
  });

  test("loses its files after thirty days if it has no row, for example after a killed upload", async () => {
    const { filename } = photo;
    await freeFromUse(photo);
    await site.context.db.deleteFrom("photo").where("filename", "=", filename).execute();
    expect(await purgePicturesWithoutPhoto(site.context)).toBe(0);
    expect(await files()).toBeGreaterThanOrEqual(8);
    site.context.setNow(later(30));
    expect(await purgePicturesWithoutPhoto(site.context)).toBe(1);
    expect(await files()).toBe(0);
  });

  test("isn't restored when values from its upload are missing, and the error names these values", async () => {
    await remove();
    const { db } = site.context;
    const removed = await db
      .selectFrom("historyEntry")
      .select(["id", "fields"])
      .where("kind", "=", "photo")
      .where("resourceId", "=", photo.id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const { width: _, ...fields } = JSON.parse(removed.fields) as Photo;
    await db
      .updateTable("historyEntry")
      .set({ fields: JSON.stringify(fields) })
      .where("id", "=", removed.id)
      .execute();
    const refused = await restore();
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({
        type: "urn:campsite:problem:unrestorable",
        errors: [expect.objectContaining({ field: "width" })],
      }),
    ]);
    expect(await findPhotoByFilename(site.context, photo.filename)).toBeUndefined();
  });

  test("doesn't block other photos when its files can't be deleted, and the deletion is retried", async () => {
    // Removes photos of other tests first.
    site.context.setNow(later(90));
    await removedPhotos.purge(site.context);
    site.context.setNow(noon);
    const stuck = photo;
    await remove();
    site.context.setNow(later(0, 1));
    photo = await upload(`Et til ${Math.random()}`);
    await makeMissingAvifs(site.context);
    await remove();
    const inTheWay = onDisk({ width: 320, filename: stuck.filename, format: "jpg" });
    await rm(inTheWay);
    await mkdir(inTheWay);
    const error = vi.spyOn(site.context.log, "error");
    site.context.setNow(later(31));
    expect(await removedPhotos.purge(site.context, AbortSignal.abort())).toBe(0);
    expect(await removedPhotos.purge(site.context)).toBe(1);
    expect(await files()).toBe(0);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ filename: stuck.filename }),
      expect.any(String),
    );
    await rm(inTheWay, { recursive: true });
    expect(await removedPhotos.purge(site.context)).toBe(1);
  });

  test("isn't restored when its files are missing", async () => {
    await remove();
    await removePicture(site.context, photo.filename);
    expect(await kindOf(await restore())).toEqual([410, "photo-gone"]);
    expect(await findPhotoByFilename(site.context, photo.filename)).toBeUndefined();
  });

  test("keeps its files for good when it is uploaded again after its removal", async () => {
    await remove();
    site.context.setNow(later(29));
    const again = await upload(photo.title);
    expect(again).toMatchObject({ filename: photo.filename, version: 1 });
    expect(again.id).not.toBe(photo.id);
    expect(await kindOf(await restore())).toEqual([409, "photo-again"]);
    site.context.setNow(later(90));
    await removedPhotos.purge(site.context);
    expect(await file("1280")).toBe(200);
  });

  test("doesn't replace its files when it is uploaded again", async () => {
    await remove();
    const smallest = onDisk({ width: 320, filename: photo.filename, format: "jpg" });
    const { ino } = await stat(smallest);
    await upload(photo.title);
    expect((await stat(smallest)).ino).toBe(ino);
  });

  test("keeps its files when uploading it again fails", async () => {
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

  test("can't be removed while it is in use, and the uses are named", async () => {
    const url = pictureUrl(photo.filename);
    const html = `<p>Se her: <img src="${url.replace("/1280/", "/640/").replace("jpg", "webp")}" alt="Her"></p>`;
    const article = {
      title: "Om bildet",
      subTitle: "Kom",
      text: "<p>Hei</p>",
      isActive: false,
      imageUrl: null,
    };
    const message = {
      pageTitle: "Et oppslag",
      title: "Et oppslag",
      message: "<p>Hei</p>",
      isActive: false,
      isImportant: false,
      announcementDate: "2026-07-15",
    };
    const first = async (path: string) =>
      ((await (await call("GET", path)).json()) as Resource[])[0] as Resource & Record<string, any>;
    const page = await first("/pagetexts");
    const uses: [string, string, object, object, number?][] = [
      ["article", "/article", { ...article, imageUrl: url }, article],
      ["article", "/article", { ...article, text: html }, article],
      ["article", "/article", { ...article, translations: { de: { title: "x", text: html } } }, article],
      ["message", "/messages", { ...message, message: html }, message],
      ["pageText", "/pagetexts", { ...page, body: html }, page, page.id],
      ["faq", "/faq", { question: "Hvor?", answer: html, sortorder: 1, translations: {} }, {}],
    ];
    for (const [kind, path, using, without, id] of uses) {
      const saved = await call(id ? "PUT" : "POST", id ? `${path}/${id}` : path, using);
      const { id: resourceId, ...rest } = (await saved.json()) as Resource;
      expect([saved.status < 300, kind, rest]).toEqual([true, kind, expect.anything()]);
      const refused = await remove();
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({
          type: "urn:campsite:problem:in-use",
          uses: [{ kind, resourceId, name: rest["title"] ?? rest["question"] }],
        }),
      ]);
      expect(await file("1280")).toBe(200);
      if (kind === "faq") await call("DELETE", `${path}/${resourceId}`);
      else await call("PUT", `${path}/${resourceId}`, { ...without, translations: { de: null } });
    }
    expect((await remove()).status).toBe(204);
  });

  test("can't be used after its removal, and the refusal names the field", async () => {
    const url = pictureUrl(photo.filename);
    const html = `<p>Se her: <img src="${url.replace("/1280/", "/640/").replace("jpg", "webp")}" alt="Her"></p>`;
    const elsewhere = `<p><a href="https://elsewhere.example${url}">Der</a> ligger /data/images/ også.</p>`;
    const words = { title: "Om bildet", subTitle: "Kom", text: "<p>Hei</p>" };
    const article = { ...words, isActive: false };
    const message = {
      pageTitle: "Et oppslag",
      title: "Et oppslag",
      message: "<p>Hei</p>",
      isActive: false,
      isImportant: false,
      announcementDate: "2026-07-15",
    };
    const faq = { question: "Hvor?", answer: "<p>Her.</p>", sortorder: 1, translations: {} };
    const first = async (path: string) =>
      ((await (await call("GET", path)).json()) as Resource[])[0] as Resource & Record<string, any>;
    const page = await first("/pagetexts");
    const saves: [string, object, string, object, number?][] = [
      ["/article", article, "imageUrl", { imageUrl: url }],
      ["/article", article, "text", { text: html }],
      ["/article", article, "translations.de.text", { translations: { de: { ...words, text: html } } }],
      ["/messages", message, "message", { message: html }],
      ["/pagetexts", page, "body", { body: html }, page.id],
      ["/faq", faq, "translations.en.answer", { translations: { en: { answer: html + html } } }],
    ];
    const save = (path: string, body: object, id?: number) =>
      call(id ? "PUT" : "POST", id ? `${path}/${id}` : path, body);
    const { id } = (await (await save("/faq", { ...faq, answer: html })).json()) as Resource;
    await save("/faq", faq, id);
    expect((await remove()).status).toBe(204);
    for (const [path, body, field, using, resourceId] of saves) {
      const refused = await save(path, { ...body, ...using }, resourceId);
      expect([path, refused.status, await refused.json()]).toEqual([
        path,
        422,
        expect.objectContaining({
          type: "urn:campsite:problem:invalid-fields",
          errors: [{ field, message: expect.any(String), type: "picture-gone" }],
        }),
      ]);
      expect((await save(path, body, resourceId)).status).toBeLessThan(300);
    }
    expect((await save("/faq", { ...faq, answer: elsewhere })).status).toBeLessThan(300);

    const history = `/history?kind=faq&resourceId=${id}&action=added`;
    const [entry] = (await (await call("GET", history)).json()) as Resource[];
    const restored = () => call("PUT", `/history/${entry!.id}/restore`);
    expect(await (await restored()).json()).toMatchObject({ errors: [{ field: "answer" }] });
    expect((await restore()).status).toBe(200);
    expect((await restored()).status).toBe(200);
  });

  test("can be removed only by staff, and photos are added only by an upload", async () => {
    expect((await remove({ Authorization: "" })).status).toBe(401);
    expect((await call("POST", "/photos", photo)).status).toBe(405);
    const preview = { kind: "photo", fields: photo, language: "nb" };
    expect((await call("POST", "/preview", preview)).status).toBe(404);
  });
});
