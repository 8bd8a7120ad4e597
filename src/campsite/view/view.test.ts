import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { homePageKind } from "#src/campsite/home-page/home-page.ts";
import { homePageCollection } from "#src/campsite/home-page/home-page.server.ts";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { filenameIn } from "#src/cms/photos/pictures/picture-address.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { landscapes } from "#src/cms/photos/landscape.ts";
import { viewCollection } from "./view.server.ts";
import { siteViewKind } from "./view.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  // This must run before the first photo is read.
  await site.context.db.updateTable("photo").set({ focusX: 20 }).execute();
});
afterAll(() => site[Symbol.asyncDispose]());

const choose = (values: object) =>
  viewCollection.save(site.context, siteViewKind.input.parse({ ...nothing, ...values }), { id: 1 });
const nothing = {
  shows: "",
  towards: "",
  landmark: "",
  landmarkShort: "",
  landscape: "sea",
  translations: {},
};

const viewOn = (html: string) => /<figure class="view">(.*?)<\/figure>/s.exec(html)![1]!;

const numbersOf = (view: string) => [...view.matchAll(/<i>(\d+)°<\/i>/g)].map(([, number]) => number);

test("the demo's view shows the sea with the lighthouse's name and bearing, in each language", async () => {
  const view = viewOn(await site.read("/de"));
  expect(view).toContain(
    '<span class="on-desk">Leuchtturm Svenner</span><span class="on-phone">Svenner</span>',
  );
  expect(view).toContain("103°");
  expect(view).toContain('class="bearings turn-3');
  expect(numbersOf(view)).toEqual(["090", "095", "100", "105", "110", "115", "120", "125"]);
  expect(view).toContain('alt="Blick vom Campingplatz aufs Meer');
});

test("an empty site shows a forest without names", async () => {
  await using empty = await openTestSite({ isSeeded: false });
  const html = await empty.read("/en");
  const view = viewOn(html);
  expect(view).toMatch(/drawings\/view-forest-\w+\.svg/);
  expect(view).toContain('alt="Drawing: a caravan and a camp fire');
  expect(view).not.toMatch(/landmark|bearings|°/);
  expect(html).not.toMatch(/Svenner/);
});

test("the view shows the names and the bearing that staff have entered, and omits missing values", async () => {
  const words = { towards: "Utsikt mot nord", landmark: "Kjerringåsen", shows: "Et vann med en ås bak." };
  await choose({ ...words, landscape: "lake", bearing: 4 });
  const view = viewOn(await site.read("/en"));
  expect(view).toContain('class="bearings turn-4 ');
  // The scale of bearings continues from 355 to 000.
  expect(numbersOf(view)).toEqual(["350", "355", "000", "005", "010", "015", "020", "025"]);
  expect(view).toContain('<span class="on-phone">Kjerringåsen</span></b> 004°');
  expect(view).toContain('<p class="landmark fine lines-12 text-end " lang="nb-NO"');
  await choose({ landmark: "Åsen", landscape: "lake" });
  const unmeasured = viewOn(await site.read("/"));
  expect(unmeasured).toContain("Åsen");
  expect(unmeasured).not.toMatch(/bearings|°/);
  expect(() => siteViewKind.input.parse({ ...nothing, bearing: 360 })).toThrow("Too big");
});

test("every landscape drawing shows the chosen landscape, also for shared links", async () => {
  const anyScene =
    /drawings\/(?:view|panorama|strip-contact|strip|stay-[a-z]+|open-graph|group-(?:day|season|cabin)|sanitary-pair|reception)-([a-z]+)[-.]/g;
  for (const landscape of landscapes) {
    await choose({ landscape });
    for (const path of [
      "/",
      "/info/prices",
      "/contactus",
      "/info/day",
      "/aboutus",
      "/en/news",
      "/info/sanitary",
    ]) {
      const seen = [...(await site.read(path)).matchAll(anyScene)].map(([, name]) => name);
      expect(new Set(seen), path).toEqual(new Set([landscape]));
    }
  }
  expect(await site.read("/de")).toContain('content="Zeichnung: Wohnwagen unter Kiefern, zwischen Feldern."');
});

test.each([
  ["2027-05-15T04:30:00Z", "morning", "night"],
  ["2027-07-15T11:00:00Z", "noon", "night"],
  ["2027-07-15T18:30:00Z", "evening", "night"],
  ["2027-07-15T22:30:00Z", "night", "night"],
  ["2027-01-15T11:00:00Z", "winter", "winter-night"],
  ["2027-11-10T21:30:00Z", "winter-night", "winter-night"],
])("at %s the drawings of all pages show %s, and in the dark scheme %s", async (now, light, dark) => {
  await using own = await openTestSite({ now });
  const seen = new Map<string, number>();
  for (const name of publicPages) {
    const html = await own.read(pathOf(name, "nb"));
    const lit =
      /(src|srcSet)="\/drawings\/([a-z-]+?)-((?:winter-)?night|winter|morning|noon|evening)(?:-cloudy|-storm)?\.svg"/g;
    for (const [, attribute, drawing, hour] of html.matchAll(lit)) {
      // The drawing of the poster is the same at all times of day.
      if (drawing === "events-poster") continue;
      expect.soft(hour, `${drawing} on ${name}`).toBe(attribute === "src" ? light : dark);
      seen.set(attribute!, (seen.get(attribute!) ?? 0) + 1);
    }
  }
  expect(seen.get("src")).toBeGreaterThan(12);
  expect(seen.get("srcSet")).toBe(seen.get("src"));
});

test("a page's own photo replaces its drawing", async () => {
  const { imageUrl } = (await articleCollection.listAll(site.context)).find((each) => each.imageUrl)!;
  for (const [page, path] of [
    ["day", "/info/day"],
    ["aboutUs", "/aboutus"],
    ["prices", "/info/prices"],
    ["contactUs", "/contactus"],
  ] as const) {
    const before = await site.read(path);
    expect(before, path).not.toContain(imageUrl!);
    const { id, ...text } = (await pageTextCollection.listAll(site.context)).find(
      (each) => each.page === page,
    )!;
    await pageTextCollection.save(site.context, pageTextKind.input.parse({ ...text, imageUrl }), { id });
    const html = await site.read(path);
    expect(html, path).toContain(imageUrl!);
    expect(html, path).not.toMatch(/drawings\/(?:strip|stay)-/);
  }
});

describe("a drawing can be chosen", () => {
  const drawn = "drawing:mountain";
  const drawings = (html: string) =>
    [...html.matchAll(/drawings\/([\w-]+?)-\w+\.(?:svg|jpg)/g)].map(([, name]) => name!);

  test("for a single page", async () => {
    await choose({ landscape: "lake" });
    for (const [page, path, name] of [
      ["day", "/info/day", "stay-day"],
      ["aboutUs", "/aboutus", "strip"],
      ["prices", "/info/prices", "strip"],
      ["contactUs", "/contactus", "strip-contact"],
    ] as const) {
      const { id, ...text } = (await pageTextCollection.listAll(site.context)).find(
        (each) => each.page === page,
      )!;
      const save = (imageUrl: string | null) =>
        pageTextCollection.save(site.context, pageTextKind.input.parse({ ...text, imageUrl }), { id });
      await save(drawn);
      expect(drawings(await site.read(path)).join(), path).toContain(`${name}-mountain`);
      await save(null);
      expect(drawings(await site.read(path)).join(), path).not.toContain("mountain");
    }
  });

  test("for a single card, and the other cards keep their parts of the panorama", async () => {
    const home = await homePageCollection.get(site.context, 1);
    const save = (imageUrl: string | null) =>
      homePageCollection.save(
        site.context,
        homePageKind.input.parse({
          ...home,
          cards: home.cards.map((card, at) => (at === 1 ? { ...card, imageUrl } : card)),
        }),
        { id: 1 },
      );
    await save(drawn);
    const board = /<ul class="signboard.*?<\/ul>/s.exec(await site.read("/"))![0];
    expect(new Set(drawings(board).map((name) => name.replace(/^panorama-(\w+).*/, "$1")))).toEqual(
      new Set(["lake", "mountain"]),
    );
    await save(null);
  });

  test("for shared links, also beside a photo on the home page", async () => {
    const { imageUrl } = (await articleCollection.listAll(site.context)).find((each) => each.imageUrl)!;
    await choose({ landscape: "lake", imageUrl, sharedUrl: drawn });
    expect(await site.read("/en/info/prices")).toMatch(
      /property="og:image" content="[^"]+open-graph-mountain/,
    );
    await choose({ landscape: "lake", sharedUrl: imageUrl });
    expect(await site.read("/en/info/prices")).toMatch(/property="og:image" content="[^"]+\/share-20-50\//);
    expect(viewOn(await site.read("/"))).toMatch(/drawings\/view-lake/);
  });

  test("only if the drawing exists", () => {
    for (const url of ["drawing:desert", "drawing:lakes"])
      expect(siteViewKind.input.safeParse({ ...nothing, sharedUrl: url }).success, url).toBe(false);
  });
});

test("a photo replaces the view's drawing, in several widths and with a high fetch priority", async () => {
  const { imageUrl } = (await articleCollection.listAll(site.context)).find((each) => each.imageUrl)!;
  await choose({ imageUrl, landmark: "Åsen", bearing: 90 });
  const view = viewOn(await site.read("/"));
  expect(view).toContain(imageUrl!);
  expect(view).toContain('type="image/avif"');
  expect(view).toMatch(/fetchpriority="high"/i);
  expect(view).toContain('<img class="at-x1"');
  expect(view).not.toMatch(/drawings\/|landmark|bearings/);
  // The photo has no text on it.
  expect(view.replaceAll(/<[^>]*>/g, "")).toBe("");
  // The photo is as wide as the screen. It is wider if it would otherwise be less than 210 px high.
  const { width, height } = await site.context.db
    .selectFrom("photo")
    .select(["width", "height"])
    .where("filename", "=", filenameIn(imageUrl!)!)
    .executeTakeFirstOrThrow();
  expect(view).toContain(`sizes="max(100vw, ${Math.ceil((210 * width) / height)}px)"`);
  const shared = imageUrl!.replace("/1280/", "/share-20-50/");
  expect(await site.read("/en/news")).toMatch(new RegExp(`property="og:image" content="[^"]+${shared}"`));
});
