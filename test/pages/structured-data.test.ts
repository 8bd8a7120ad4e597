import { afterAll, beforeAll, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { addresses, localPath } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { readHead } from "./head.ts";
import { faultsIn } from "./schema-org.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { pathOf, publicPages } from "./public-pages.ts";

const article = "/info/nyheter/ny-brygge-klar-til-fellesferien/ny-brygge-klar-til-fellesferien";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test("every page has structured data", async () => {
  for (const name of publicPages.filter((each) => !["article", "photo"].includes(each))) {
    for (const language of languages) {
      const { structuredData } = readHead(await site.read(pathOf(name, language)));
      expect(structuredData.length).toBeGreaterThan(0);
      for (const data of structuredData)
        expect(data).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) });
      expect(structuredData[0]).toMatchObject({
        "@type": "Campground",
        name: "Stavern Familiecamping",
        telephone: "+4733001234",
        address: { addressLocality: "Stavern" },
      });
      // Each page describes the campground once.
      expect(structuredData.filter((data) => data["@type"] === "Campground")).toHaveLength(1);
      if (name !== "home")
        expect(
          structuredData.map((data) => data["@type"]),
          name,
        ).toContain("BreadcrumbList");
    }
  }
  expect(readHead(await site.read(article)).structuredData.map((data) => data["@type"])).toContain(
    "NewsArticle",
  );
});

test("structured data has all properties that it must have, and no unknown types, unknown properties or relative URLs", async () => {
  const paths = publicPages.map(
    (name) =>
      ({ article: article, photo: "/photo/2", ownPage: "/page/1" })[name as string] ?? addresses[name][0],
  );
  for (const path of paths.flatMap((each) => languages.map((language) => localPath(each, language)))) {
    const html = await site.get(path).then(async (response) => {
      const moved = response.headers.get("location");
      return moved ? site.read(moved) : response.text();
    });
    const { structuredData } = readHead(html);
    expect(structuredData.length, path).toBeGreaterThan(1);
    expect(structuredData.flatMap(faultsIn), path).toEqual([]);
  }
});

test("the campground has amenities, a price range and its next opening hours", async () => {
  const campground = async (from: TestSite, path = "/") => readHead(await from.read(path)).structuredData[0]!;
  expect(await campground(site)).toMatchObject({
    priceRange: "290–1190 NOK per natt",
    petsAllowed: "i bånd, ikke på stranda",
  });
  expect((await campground(site, "/de"))["priceRange"]).toBe("290–1190 NOK pro Nacht");
  const features = (await campground(site, "/en/contactus"))["amenityFeature"] as object[];
  expect(features).toContainEqual(expect.objectContaining({ name: "Showers", value: true }));
  expect(features).toContainEqual(
    expect.objectContaining({ name: "Wi-Fi", value: "free, near the buildings" }),
  );
  await using november = await openTestSite({ now: "2026-11-22T12:00:00Z" });
  const hours = (await campground(november))["openingHoursSpecification"] as { validFrom: string }[];
  expect(hours.map(({ validFrom }) => validFrom.slice(0, 4))).toEqual(hours.map(() => "2027"));
  await using empty = await openTestSite({ isSeeded: false });
  expect(await empty.read("/")).not.toMatch(/priceRange|petsAllowed|amenityFeature/);
});

test("faultsIn() finds unknown types, unknown or missing properties, and relative URLs", () => {
  expect(faultsIn({ "@type": "Hotel", name: "x" })).toEqual(["Hotel"]);
  expect(faultsIn({ "@type": "ContactPage", name: "x", url: "/x", petsAllowed: true })).toEqual([
    "ContactPage.petsAllowed",
    "ContactPage.url: /x",
  ]);
  expect(faultsIn({ "@type": "BreadcrumbList" })).toEqual(["BreadcrumbList lacks itemListElement"]);
});

test("Open Graph images are 1200 × 630 with an alternative text", async () => {
  for (const path of ["/", "/de/info/prices", article, "/photo/2"]) {
    const { meta } = readHead(await site.read(path));
    expect(meta["og:image"], path).toMatch(/^http:\/\/localhost:3000\/.+\.jpg$/);
    expect([meta["og:image:width"], meta["og:image:height"]], path).toEqual(["1200", "630"]);
    expect(meta["og:image:alt"], path).toMatch(/^(Tegning|Zeichnung): /);
  }
});

test("an article's title can't break out of the structured data", async () => {
  const title = "</script><script>alert(1)</script>";
  const { url } = await articleCollection.save(
    site.context,
    articleKind.input.parse({ title, subTitle: "x", text: "x", isActive: true, publishedDate: "2026-07-01" }),
  );
  const html = await site.read((await site.get(`/info/nyheter/${url}`)).headers.get("location")!);
  expect(html).not.toContain("<script>alert");
  expect(readHead(html).structuredData.find((data) => data["@type"] === "NewsArticle")).toMatchObject({
    headline: title,
  });
});
