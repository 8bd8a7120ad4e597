import { demo } from "#test/content/demo.ts";
import { describe, expect, test } from "vitest";
import { toGuestResource } from "#test/pages/guest-resource.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { addPhoto } from "#src/cms/photos/photos.server.ts";
import { pictureUrl } from "#src/cms/photos/pictures/picture-address.ts";
import { contentBlockKind } from "./content-block.ts";
import { listContentBlocks, contentBlockCollection } from "./content-blocks.server.ts";
import { getIdentity, identityCollection } from "#src/campsite/identity/identity.server.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";

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
  test("have their pictures in order", async () => {
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

  test("refuse a photo that isn't in the library and name its field", async () => {
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

describe.each(databases)("the identity on %s", (database) => {
  test("is empty before anyone has saved it", async () => {
    await using context = await openTestContext({ database });
    expect(await getIdentity(context)).toMatchObject({
      version: 0,
      phone: "",
      email: "",
      address: { street: "", postalCode: "", city: "" },
      reception: [],
      bookingUrl: "",
      socialPageUrl: "",
    });
  });

  test("is what was saved last, with every digit of the coordinates", async () => {
    await using context = await openTestContext({ database });
    const input = identityKind.input.parse({
      ...demo.identity(),
      shortIntro: "Ved sjøen.",
      latitude: 58.990_123_456_7,
      translations: { en: { tagline: "By the sea" } },
    });
    const saved = await identityCollection.save(context, input);
    expect(toGuestResource(saved)).toEqual({
      ...input,
      id: saved.id,
      version: 1,
      updatedAt: "2026-07-15T10:00:00Z",
    });
    expect(await getIdentity(context)).toEqual(toGuestResource(saved));
    await identityCollection.save(context, { ...input, name: "Ny camping" }, { id: saved.id });
    expect((await getIdentity(context)).name).toBe("Ny camping");
  });
});
