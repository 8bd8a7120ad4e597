import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { listGalleryPhotosIn } from "#src/cms/photos/photos.server.ts";

let site: TestSite;
let ids: number[];

beforeAll(async () => {
  site = await openTestSite();
  ids = (await listGalleryPhotosIn(site.context, 1, { limit: 100 })).items.map(({ id }) => id);
});
afterAll(() => site[Symbol.asyncDispose]());

const links = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`rel="${rel}" href="([^"]+)"`, "g"))].map(([, href]) => href);
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );

describe("a photo's page", () => {
  test("has the photo's name as its title and shows the photo, its text and its position", async () => {
    const html = await site.read(`/photo/${ids[1]}`);
    expect(html).toContain("<title>Krabbefiske fra brygga | ");
    expect(html).toContain("<h1>Krabbefiske fra brygga</h1>");
    expect(html).toContain(`2 av ${ids.length}`);
    expect(html).toMatch(
      /<img src="\/data\/images\/1280\/jetty-noon-[0-9a-f]{8}\.jpg"[^>]* alt="Tegning: [^"]+" width="1280" height="960"/,
    );
    expect(html).not.toContain("style=");
  });

  test("links to its neighbours and to its position in the gallery", async () => {
    const html = await site.read(`/en/photo/${ids[1]}`);
    expect(links(html, "prev")).toEqual([`/en/photo/${ids[0]}`]);
    expect(links(html, "next")).toEqual([`/en/photo/${ids[2]}`]);
    expect(html).toContain(`href="/en/info/gallery#photo-${ids[1]}"`);
    expect(await site.read("/en/info/gallery")).toContain(`id="photo-${ids[1]}"`);
  });

  test("has no previous link on the first photo and no next link on the last photo", async () => {
    const [first, last] = await Promise.all([
      site.read(`/photo/${ids[0]}`),
      site.read(`/photo/${ids.at(-1)}`),
    ]);
    expect([links(first, "prev"), links(first, "next")]).toEqual([[], [`/photo/${ids[1]}`]]);
    expect([links(last, "prev"), links(last, "next")]).toEqual([[`/photo/${ids.at(-2)}`], []]);
  });

  test("has structured data about the picture", async () => {
    const data = structuredData(await site.read(`/de/photo/${ids[1]}`));
    expect(data).toContainEqual(
      expect.objectContaining({
        "@type": "ImageObject",
        inLanguage: "de-DE",
        contentUrl: expect.stringMatching(
          /^http:\/\/localhost:3000\/data\/images\/1280\/jetty-noon-[0-9a-f]{8}\.jpg$/,
        ),
        width: 1280,
        height: 960,
      }),
    );
  });

  test.each(["999999", "0", "01", "x", "1x", "99999999999999999999"])(
    "redirects to the gallery with a message if the photo doesn't exist (%s)",
    async (id) => {
      const answer = await site.get(`/de/photo/${id}`);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/de/info/gallery#unknown"]);
      expect(await site.read("/de/info/gallery")).toContain('id="unknown"');
    },
  );

  test("redirects for a photo outside the gallery, and the gallery has no link to the page of this photo", async () => {
    const { id } = await site.context.db
      .selectFrom("photo")
      .select("id")
      .where("showInGallery", "=", 0)
      .executeTakeFirstOrThrow();
    expect((await site.get(`/photo/${id}`)).status).toBe(302);
    expect(await site.read("/info/gallery")).not.toContain(`/photo/${id}"`);
  });
});

test("the gallery links to every photo, reserves space for each photo, and loads only the first photo eagerly", async () => {
  const html = await site.read("/info/gallery");
  const thumbnails = [...html.matchAll(/<li id="photo-\d+"[^>]*>.*?<\/li>/g)].map(([item]) => item);
  expect(thumbnails.map((item) => item.match(/href="([^"]+)"/)?.[1])).toEqual(
    ids.map((id) => `/photo/${id}`),
  );
  expect(thumbnails.every((item) => /<img[^>]* width="1280" height="960"/.test(item))).toBe(true);
  expect(thumbnails.map((item) => item.includes('loading="lazy"'))).toEqual(ids.map((_, index) => index > 0));
  expect(html).not.toContain("style=");
});
