import { describe, expect, test } from "vitest";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { openTestSite } from "#test/support/site.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { addPhoto } from "#src/cms/photos/photos.server.ts";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { contentBlockKind, type ContentBlock } from "./content-block.ts";
import { listContentBlocks, contentBlockCollection } from "./content-blocks.server.ts";

const picture = {
  filename: "brygga-0123abcd.jpg",
  width: 900,
  height: 600,
  placeholder: "#336699",
  wideWidth: 0,
  blur: "",
};

const slide = (id: number, sortorder: number) => ({
  id,
  sortorder,
  url: pictureUrl(picture.filename),
  title: `Bilde ${id}`,
  subtitle: "x",
});

describe.each(databases)("content blocks on %s", (database) => {
  test("have their pictures in the order that staff have set", async () => {
    await using context = await openTestContext({ database });
    await addPhoto(context, "Brygga", picture);
    expect(await contentBlockCollection.get(context, 1)).toMatchObject({ version: 0, images: [] });
    const { id } = await contentBlockCollection.save(
      context,
      contentBlockKind.input.parse({ name: "home", images: [slide(1, 9), slide(2, -1), slide(3, 5)] }),
    );
    const block = toGuestResource(await contentBlockCollection.get(context, id));
    expect(block.images.map((each) => each.id)).toEqual([2, 3, 1]);
    expect(await listContentBlocks(context)).toEqual([block]);
  });

  test("refuse a photo that isn't in the library, and name the photo's field", async () => {
    await using context = await openTestContext({ database });
    await addPhoto(context, "Brygga", picture);
    const elsewhere = { ...slide(2, 2), url: "/data/images/1280/x.jpg" };
    const save = (images: object[]) =>
      contentBlockCollection.save(context, contentBlockKind.input.parse({ name: "home", images }));
    await expect(save([slide(1, 1), elsewhere])).rejects.toMatchObject({
      kind: "invalid-fields",
      errors: [{ field: "images.1.url" }],
    });
    expect(await listContentBlocks(context)).toEqual([]);
    expect((await save([])).images).toEqual([]);
  });
});

test("two pictures of a block can't have the same id", () => {
  expect(contentBlockKind.input.safeParse({ name: "home", images: [slide(1, 1), slide(1, 2)] }).success).toBe(
    false,
  );
});

test("/content.json contains the blocks with their pictures in order", async () => {
  await using site = await openTestSite();
  const [block] = JSON.parse(await site.read("/content.json")) as ContentBlock[];
  expect(block).toMatchObject({
    id: 1,
    images: expect.arrayContaining([
      expect.objectContaining({
        title: expect.any(String),
        subtitle: expect.any(String),
        url: expect.stringMatching(/^\/data\/images\//),
      }),
    ]),
  });
  const orders = block!.images.map(({ sortorder }) => sortorder);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test("a drawing can be chosen for a slide, and has an alternative text", async () => {
  await using site = await openTestSite();
  await contentBlockCollection.save(
    site.context,
    contentBlockKind.input.parse({ name: "home", images: [{ ...slide(1, 1), url: "drawing:mountain" }] }),
    { id: 1 },
  );
  const carousel = /<ul class="carousel-slides snap-row board">.*?<\/ul>/s.exec(await site.read("/en"))![0];
  expect(/drawings\/([\w-]+)/.exec(carousel)![1]).toMatch(/^view-mountain/);
  expect(carousel).toContain('alt="Drawing: a caravan in a meadow');
});

test("a photo in a slide can't be removed, and a removed photo can't be chosen for a slide", async () => {
  await using site = await openStaffSite();
  const { id } = await addPhoto(site.context, "Brygga", picture);
  const remove = () => site.call("DELETE", `/photos/${id}`);
  const save = (slides: object[]) => site.call("PUT", "/contentblocks/1", { name: "home", images: slides });
  const slides = [{ ...slide(1, 1), url: "drawing:lake" }, slide(2, 2)];
  expect((await save(slides)).status).toBe(200);
  const refused = await remove();
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    {
      type: "urn:campsite:problem:in-use",
      uses: [{ kind: "contentBlock", resourceId: 1, name: "home" }],
    },
  ]);
  expect((await save([])).status).toBe(200);
  expect((await remove()).status).toBe(204);
  const chosen = await save(slides);
  expect([chosen.status, await chosen.json()]).toMatchObject([
    422,
    {
      type: "urn:campsite:problem:invalid-fields",
      errors: [{ field: "images.1.url", type: "picture-gone" }],
    },
  ]);
});
