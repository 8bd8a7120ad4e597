import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { photo } from "./photo.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site[Symbol.asyncDispose]());

const json = async (path: string) => (await site.get(`/api/v1${path}`)).json();

test("a gallery contains its visible photos in order, and each photo matches the schema", async () => {
  const photos = z.array(photo).parse(await json("/gallery/1"));
  expect(photos.length).toBeGreaterThan(10);
  expect(photos.every(({ showInGallery, galleryId }) => showInGallery && galleryId === 1)).toBe(true);
  expect(photos.map(({ sortorder }) => sortorder)).toEqual(
    photos.map(({ sortorder }) => sortorder).toSorted((a, b) => a - b),
  );
});

test("a gallery's texts are in the requested language", async () => {
  const title = async (query: string) => z.array(photo).parse(await json(`/gallery/1${query}`))[0]!.title;
  expect(await title("")).toBe("Frokost i felt C");
  expect(await title("?lang=en")).toBe("Breakfast in field C");
  expect(await title("?lang=de-DE")).toBe("Frühstück in Feld C");
});

test("a missing gallery is 404, and an invalid id is reported", async () => {
  expect(await json("/gallery/2")).toMatchObject({ type: "urn:campsite:problem:not-found", status: 404 });
  for (const id of ["0", "-1", "1.5", "x", "01", "2147483648", "1e3", "%31%20"]) {
    expect(await json(`/gallery/${id}`)).toMatchObject({
      type: "urn:campsite:problem:invalid-fields",
      status: 422,
      errors: [{ field: "id" }],
    });
  }
});

test("the OpenAPI document describes the id as a number in the path", async () => {
  const { paths } = await json("/openapi.json");
  expect(paths["/gallery/{id}"].get.parameters).toContainEqual({
    in: "path",
    name: "id",
    required: true,
    description: "The resource's id",
    schema: expect.objectContaining({ type: "integer", minimum: 1, maximum: 2_147_483_647 }),
  });
});
