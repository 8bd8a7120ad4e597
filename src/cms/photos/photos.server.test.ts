import { describe, expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { photo, photoKind } from "./photo.ts";
import { findPictures, findPlacedPhoto, listGalleryPhotosIn, movePhoto, savePhoto } from "./photos.server.ts";

async function add(context: Context, name: string, fields: Record<string, unknown> = {}) {
  const words = { title: name, description: "", alternativeText: `Alt ${name}` };
  const input = photoKind.input.parse({
    ...words,
    galleryId: 1,
    sortorder: 1,
    showInGallery: true,
    ...fields,
  });
  return savePhoto(context, input, {
    filename: `${name}-0000aaaa.jpg`,
    width: 1280,
    height: 960,
    placeholder: "#336699",
    wideWidth: 0,
    blur: "",
  });
}

const titles = async (context: Context, galleryId: number, limit = 10) =>
  (await listGalleryPhotosIn(context, galleryId, { limit })).items.map(({ title }) => title);

describe.each(databases)("photos on %s", (database) => {
  test("guests see a gallery's visible photos by sort order and then by age", async () => {
    await using context = await openTestContext({ database });
    await context.db
      .insertInto("gallery")
      .values({ name: "Vinter", version: 1, updatedAt: "2026-07-15T10:00:00Z" })
      .execute();
    await add(context, "third", { sortorder: 2 });
    await add(context, "first");
    await add(context, "second");
    await add(context, "hidden", { showInGallery: false });
    const other = await add(context, "elsewhere", { galleryId: 2 });
    expect(photo.parse(other)).toEqual(toGuestResource(other));
    expect(await titles(context, 1)).toEqual(["first", "second", "third"]);
    expect(await titles(context, 1, 2)).toEqual(["first", "second"]);
    expect(await titles(context, 2)).toEqual(["elsewhere"]);
    await expect(titles(context, 3)).rejects.toMatchObject({ kind: "not-found" });
  });

  test("`findPlacedPhoto()` returns a photo's position and its neighbours", async () => {
    await using context = await openTestContext({ database });
    const third = await add(context, "third", { sortorder: 2 });
    const first = await add(context, "first");
    const hidden = await add(context, "hidden", { showInGallery: false });
    const second = await add(context, "second");
    const place = async (id: number) => {
      const found = await findPlacedPhoto(context, 1, id);
      return found && [found.previous?.title, found.photo.title, found.next?.title, found.place, found.count];
    };
    expect(await place(first.id)).toEqual([undefined, "first", "second", 1, 3]);
    expect(await place(second.id)).toEqual(["first", "second", "third", 2, 3]);
    expect(await place(third.id)).toEqual(["second", "third", undefined, 3, 3]);
    expect(await place(hidden.id)).toBeUndefined();
    expect(await place(99)).toBeUndefined();
    expect(await findPlacedPhoto(context, 2, first.id)).toBeUndefined();
  });

  test("`movePhoto()` moves a photo to a position and shifts the photos in between", async () => {
    await using context = await openTestContext({ database });
    const added = [];
    for (const title of ["a", "b", "c", "d"])
      added.push(await add(context, title, { sortorder: added.length * 3 }));
    await add(context, "hidden", { showInGallery: false, sortorder: 4 });
    const [a, , , d] = added.map(({ id }) => id) as [number, number, number, number];
    expect(await movePhoto(context, d, 1)).toEqual({ place: 1, count: 4 });
    expect(await titles(context, 1)).toEqual(["d", "a", "b", "c"]);
    expect(await movePhoto(context, d, 3)).toEqual({ place: 3, count: 4 });
    expect(await titles(context, 1)).toEqual(["a", "b", "d", "c"]);
    expect(await movePhoto(context, a, 99)).toEqual({ place: 4, count: 4 });
    expect(await titles(context, 1)).toEqual(["b", "d", "c", "a"]);
    expect(await movePhoto(context, a, 4)).toEqual({ place: 4, count: 4 });
    await expect(movePhoto(context, 99, 1)).rejects.toMatchObject({ kind: "not-found" });
  });

  test("`findPictures()` finds pictures by their addresses, with texts in the requested language", async () => {
    await using context = await openTestContext({ database });
    const de = { title: "Steg", description: "", alternativeText: "Ein Steg" };
    await add(context, "jetty", { translations: { de, en: { title: "Jetty" } } });
    const url = "/data/images/1280/jetty-0000aaaa.jpg";
    const missing = "/data/images/1280/gone-0000aaaa.jpg";
    const pictures = await findPictures(context, [url, null, missing, url, "/data/pdf/a.pdf"], "de");
    expect([...pictures.keys()]).toEqual([url]);
    expect(pictures.get(url)).toMatchObject({
      src: url,
      width: 1280,
      height: 960,
      placeholder: "#336699",
      alt: "Ein Steg",
    });
    expect((await findPictures(context, [url], "en")).get(url)?.alt).toBe("Alt jetty");
    await add(context, "bare", { alternativeText: "" });
    const bare = "/data/images/1280/bare-0000aaaa.jpg";
    expect((await findPictures(context, [bare], "nb")).get(bare)?.alt).toBe("bare");
    expect(pictures.get(null)).toBeUndefined();
  });
});
