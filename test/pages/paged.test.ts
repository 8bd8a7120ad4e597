import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PageName } from "#src/i18n/addresses.ts";
import { readHead } from "./head.ts";
import { redirectOf, openTestSite, type TestSite } from "#test/support/site.ts";
import { readXml } from "#test/support/xml.ts";
import { copyRows } from "#test/support/copies/copy-rows.ts";

/* On a site with years of content, each public page shows a part of the content. All pages together show everything. */

const articles = 1300;
const photos = 130;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { db } = site.context;
  await copyRows(db, "article", articles, (row, number) => ({
    ...row,
    title: `Nytt ${number}`,
    url: `nytt-${number}`,
    isActive: 1,
    // Several articles share a day. Some are in the first hour of a year in Oslo, which is still the old year in UTC.
    publishedDate: `${2024 + (number % 2)}-${number % 7 === 0 ? "12-31T23" : "03-0" + (1 + (number % 9)) + "T08"}:00:00Z`,
    translations: "{}",
  }));
  await copyRows(db, "photo", photos, (row, number) => ({
    ...row,
    filename: `photo-${number}.jpg`,
    sortorder: 1000 + number,
    showInGallery: 1,
  }));
});
afterAll(() => site[Symbol.asyncDispose]());

const links = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
const nextOf = (html: string) => links(html, /href="([^"]+)" rel="next"/g)[0];
const previousOf = (html: string) => links(html, /href="([^"]+)" rel="prev"/g)[0];

/** Yields a page and all following pages, each with its address. */
async function* pagesFrom(path: string): AsyncGenerator<{ path: string; html: string }> {
  for (let at: string | undefined = path; at;) {
    const html: string = await site.read(at);
    yield { path: at, html };
    at = nextOf(html);
  }
}

describe("news", () => {
  test("are shown in pages, and the pages of all years together list every article once", async () => {
    const first = await site.read("/info/nyheter");
    expect(links(first, /<h2[^>]*><a class="row-link plain" href="([^"]+)"/g)).toHaveLength(12);
    const years = links(first, /href="(\/info\/nyhetsarkiv\/\d+\/1)"/g);
    expect(years).toEqual(years.toSorted().toReversed());
    const shown: string[] = [];
    let before: string | undefined;
    for await (const { path, html } of pagesFrom(years[0]!)) {
      shown.push(...links(html, /<h2[^>]*><a class="row-link plain" href="([^"]+)"/g));
      expect(previousOf(html)).toBe(before);
      expect(readHead(html).canonical).toEqual([`http://localhost:3000${path}`]);
      before = path;
    }
    const { count } = await site.context.db
      .selectFrom("article")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("isActive", "=", 1)
      .where("publishedDate", "<=", "2026-07-15T10:00:00Z")
      .executeTakeFirstOrThrow();
    expect([shown.length, new Set(shown).size]).toEqual([count, count]);
    expect(shown.filter((each) => each.includes("/nytt-7/"))).toHaveLength(1);
    expect(await site.read("/info/nyhetsarkiv/2026/1")).toContain("/nytt-1295/");
    expect(await site.read("/de/info/nyhetsarkiv/2025/2")).toContain("Neuigkeiten aus 2025, Seite 2");
  });

  test.each([
    ["/info/nyhetsarkiv/2025", 301, "/info/nyhetsarkiv/2025/1"],
    ["/info/nyhetsarkiv/1999/1", 302, "/info/nyheter"],
    ["/en/info/nyhetsarkiv/2025/999", 302, "/en/info/nyheter"],
    ["/info/nyhetsarkiv/2025/0", 302, "/info/nyheter"],
    ["/info/nyhetsarkiv/x/y", 302, "/info/nyheter"],
  ])("%s redirects", async (path, status, location) => {
    expect(await redirectOf(site, path)).toEqual([status, location]);
  });
});

describe("the gallery", () => {
  test("is shown in pages, and a photo links back to the gallery page that shows it", async () => {
    const ids: string[] = [];
    for await (const { path, html } of pagesFrom("/en/info/gallery")) {
      const here = links(html, /id="photo-(\d+)"/g);
      expect(here.length).toBeLessThanOrEqual(60);
      expect(await site.read(`/en/photo/${here.at(-1)}`)).toContain(`href="${path}#photo-${here.at(-1)}"`);
      expect(readHead(html).canonical).toEqual([`http://localhost:3000${path}`]);
      ids.push(...here);
    }
    expect(ids.length).toBeGreaterThan(photos);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ["/info/gallery/1", 302, "/info/gallery"],
    ["/info/gallery/99", 302, "/info/gallery"],
    ["/de/info/gallery/a", 302, "/de/info/gallery"],
  ])("%s redirects", async (path, status, location) => {
    expect(await redirectOf(site, path)).toEqual([status, location]);
  });
});

test("a large sitemap is an index of files that list every address once", async () => {
  const files = readXml(await site.read("/sitemap.xml"))
    .filter(({ path }) => path === "sitemapindex/sitemap/loc")
    .map(({ text }) => text.replace("http://localhost:3000", ""));
  // Each file has 100 articles, so that no file delays other requests.
  expect(files).toEqual(
    Array.from({ length: 2 + Math.floor(articles / 100) }, (_, part) => `/sitemap-${part}.xml`),
  );
  const locations: string[] = [];
  for (const file of files)
    locations.push(
      ...readXml(await site.read(file)).flatMap(({ path, text }) => (path === "urlset/url/loc" ? text : [])),
    );
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations.filter((each) => each.includes("/nytt-"))).toHaveLength(articles);
  const pages: PageName[] = ["newsYear", "galleryPart"];
  expect(locations.filter((each) => pages.some((name) => each.includes(name)))).toEqual([]);
  expect((await site.get(`/sitemap-${files.length}.xml`)).status).toBe(404);
});
