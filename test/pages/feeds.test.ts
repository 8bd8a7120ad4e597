import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { hreflang, languages, languageTag } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";
import { pathOf } from "./public-pages.ts";
import { readHead } from "./head.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";
import { readXml } from "#test/support/xml.ts";

const origin = "http://localhost:3000";
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const nasty = {
    title: `<b>"Ro" & 'fred'</b> ]]> \u0007`,
    subTitle: "Bare på norsk & <i>",
    text: '<p>A &amp; B <a href="/info/prices">priser</a></p>',
  };
  await articleCollection.save(
    site.context,
    articleKind.input.parse({ ...nasty, isActive: true, publishedDate: "2026-07-14" }),
  );
  const naming = {
    title: `Ring ${markOf("identity.phone")} nå`,
    subTitle: "Vi er her",
    text: "<p>Ring.</p>",
  };
  await articleCollection.save(
    site.context,
    articleKind.input.parse({ ...naming, isActive: true, translations: { en: naming, de: naming } }),
  );
});
afterAll(() => site[Symbol.asyncDispose]());

describe("/sitemap.xml", () => {
  const read = async () => {
    const response = await site.get("/sitemap.xml");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    return readXml(await response.text());
  };

  test("lists every page of content in each language, and nothing that redirects", async () => {
    const all = await read();
    const locations = all.filter(({ path }) => path === "urlset/url/loc").map(({ text }) => text);
    expect(new Set(locations).size).toBe(locations.length);
    const forms = ["login", "search", "updates", "tonight"];
    const unlisted = [...forms, "booking", "topUp", "article", "newsYear", "photo", "galleryPart"];
    for (const name of (Object.keys(addresses) as PageName[]).filter((each) => !unlisted.includes(each))) {
      for (const language of languages) expect(locations).toContain(origin + pathOf(name, language));
    }
    for (const location of locations) {
      const response = await site.get(location.replace(origin, ""));
      expect([location, response.status]).toEqual([location, 200]);
      expect(readHead(await response.text()).canonical).toEqual([location]);
    }
    for (const { text } of all.filter(({ path }) => path.endsWith("/lastmod"))) expect(text).toMatch(moment);
  });

  test("lists the alternates of each address, and each alternate lists the address", async () => {
    const all = await read();
    const alternates = new Map<string, string[]>();
    let location = "";
    for (const { path, text, attributes } of all) {
      if (path === "urlset/url/loc") alternates.set((location = text), []);
      if (path === "urlset/url/xhtml:link")
        alternates.get(location)!.push(`${attributes["hreflang"]} ${attributes["href"]}`);
    }
    expect(alternates.get(`${origin}/en/guests`)).toEqual([
      ...languages.map((language) => `${hreflang[language]} ${origin}${localPath("/guests", language)}`),
      `x-default ${origin}/guests`,
    ]);
    for (const [from, links] of alternates) {
      expect(links.some((link) => link.endsWith(` ${from}`))).toBe(true);
      for (const link of links) expect(alternates.get(link.split(" ")[1]!), link).toEqual(links);
    }
    const untranslated = [...alternates.keys()].find((each) => each.includes("b-ro-fred-b"))!;
    expect(alternates.get(untranslated)).toEqual([`nb ${untranslated}`, `x-default ${untranslated}`]);
  });
});

test("an untranslated page has no alternates in other languages, neither in its head nor in the sitemap", async () => {
  await using own = await openTestSite();
  await own.context.db.updateTable("pageText").set({ translations: "{}" }).execute();
  const text = await own.read("/sitemap.xml");
  for (const name of ["home", "news", "prices", "gallery", "guests", "questions", "sitemap"] as const) {
    const [norwegian] = addresses[name];
    expect(text).not.toContain(`<loc>${origin}${localPath(norwegian, "en")}</loc>`);
    const { alternates } = readHead(await own.read(norwegian));
    expect([name, alternates]).toEqual([name, { nb: origin + norwegian, "x-default": origin + norwegian }]);
  }
});

test("/robots.txt excludes the staff area but not the whole site, and names the sitemap", async () => {
  const response = await site.get("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /admin", `Sitemap: ${origin}/sitemap.xml`]),
  );
  expect(lines).not.toContain("Disallow: /");
});

test("/llms.txt names the campsite and links to pages that exist", async () => {
  const response = await site.get("/llms.txt");
  expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/^- \[([^\]]+)\]\((.+)\)$/gm)];
  expect(links.map(([, name]) => name)).toEqual(expect.arrayContaining(["Priser", "Prices", "Preise"]));
  for (const [, name, link] of links)
    expect([name, (await site.get(new URL(link!).pathname)).status]).toEqual([name, 200]);
});

test("absolute addresses use the configured origin, not the request's host", async () => {
  const { get } = siteOn({
    ...site.context,
    config: { ...site.context.config, siteOrigin: "https://camping.example" },
  });
  for (const path of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/feed.xml", "/de/feed.xml", "/"]) {
    expect(
      await (await get(path, { host: "evil.example", "x-forwarded-host": "evil.example" })).text(),
    ).not.toMatch(/evil|localhost/);
  }
});

describe.each(languages)("the news feed in %s", (language) => {
  const path = localPath("/feed.xml", language);

  test("is valid Atom (RFC 4287)", async () => {
    const response = await site.get(path);
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const all = readXml(await response.text());
    expect(all[0]).toMatchObject({
      path: "feed",
      attributes: { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": languageTag[language] },
    });
    const texts = (name: string) => all.filter((element) => element.path === name).map(({ text }) => text);
    expect([texts("feed/title").length, texts("feed/id"), texts("feed/author/name")]).toEqual([
      1,
      [origin + path],
      ["Stavern Familiecamping"],
    ]);
    expect(all.filter((element) => element.path === "feed/link").map(({ attributes }) => attributes)).toEqual(
      [
        { rel: "self", href: origin + path },
        { rel: "alternate", href: origin + localPath("/info/nyheter", language) },
      ],
    );
    const count = texts("feed/entry").length;
    expect(count).toBeGreaterThan(3);
    for (const name of ["title", "id", "published", "updated", "summary", "content", "link"])
      expect(texts(`feed/entry/${name}`)).toHaveLength(count);
    for (const time of [
      ...texts("feed/updated"),
      ...texts("feed/entry/updated"),
      ...texts("feed/entry/published"),
    ])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
    // Dates are in Oslo's time zone: midnight on 14 July there is still 13 July in UTC.
    expect(texts("feed/entry/published")).toContain("2026-07-14T00:00:00+02:00");
    expect(new Set(texts("feed/entry/id")).size).toBe(count);
    expect(texts("feed/entry/published")).toEqual(texts("feed/entry/published").toSorted().toReversed());
    expect(texts("feed/updated")[0]).toBe(texts("feed/entry/updated").toSorted().at(-1));
    for (const { attributes } of all.filter((element) => element.path === "feed/entry/link")) {
      expect((await site.get(attributes["href"]!.replace(origin, ""))).status).toBe(200);
    }
  });

  test("escapes articles correctly and marks their language", async () => {
    const all = readXml(await site.read(path));
    const at = all.findIndex(
      (element) => element.path === "feed/entry/title" && element.text.startsWith("<b>"),
    );
    expect(all[at]!.text.trim()).toBe(`<b>"Ro" & 'fred'</b> ]]>`);
    expect(all[at - 1]!.attributes["xml:lang"]).toBe("nb-NO");
    expect(all.slice(at).find((element) => element.path === "feed/entry/content")).toMatchObject({
      text: `<p>A &amp; B <a href="${origin}${localPath("/info/prices", language)}">priser</a></p>`,
      attributes: { type: "html" },
    });
  });

  test("is linked in a page's head", async () => {
    expect(await site.read(localPath("/guests", language))).toMatch(
      new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${path}"`),
    );
  });
});

test("an article keeps its id in the feed when its title changes", async () => {
  const ids = async () =>
    readXml(await site.read("/feed.xml"))
      .filter(({ path }) => path === "feed/entry/id")
      .map(({ text }) => text)
      .toSorted();
  const before = await ids();
  const row = await site.context.db
    .selectFrom("article")
    .select("id")
    .where("url", "like", "%ro-fred%")
    .executeTakeFirstOrThrow();
  await articleCollection.save(
    site.context,
    articleKind.input.parse({
      title: "Ny tittel",
      subTitle: "x",
      text: "x",
      isActive: true,
      publishedDate: "2026-07-14",
    }),
    { id: row.id },
  );
  expect(await ids()).toEqual(before);
});
