import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { localPath } from "#src/i18n/addresses.ts";
import { hreflang, languages, languageTag } from "#src/i18n/language.ts";
import { readHead } from "./head.ts";
import { redirectOf, openTestSite, type TestSite } from "#test/support/site.ts";

const origin = "http://localhost:3000";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe("an article", () => {
  const words = { title: "Bare på norsk", subTitle: "Uten oversettelse", text: "<p>Hei fra brygga.</p>" };
  const path = "/info/nyheter/bare-pa-norsk/bare-pa-norsk";

  test("is found by its url; a wrong or missing title redirects to the right address", async () => {
    await articleCollection.save(
      site.context,
      articleKind.input.parse({ ...words, isActive: true, publishedDate: "2026-07-01" }),
    );
    expect(await redirectOf(site, path)).toEqual([200, null]);
    // The date is in Oslo's time zone.
    const { meta, structuredData } = readHead(await site.read(path));
    expect(meta["article:published_time"]).toBe("2026-07-01T00:00:00+02:00");
    expect(structuredData).toContainEqual(
      expect.objectContaining({ "@type": "NewsArticle", datePublished: "2026-07-01T00:00:00+02:00" }),
    );
    for (const wrong of ["", "/feil", "/Bare-pa-norsk", "/%C3%B8", "/a%2Fb"])
      expect(await redirectOf(site, `/info/nyheter/bare-pa-norsk${wrong}`)).toEqual([301, path]);
    expect(await redirectOf(site, "/en/info/nyheter/bare-pa-norsk")).toEqual([301, `/en${path}`]);
  });

  test("without a translation is shown and marked as Norwegian, and isn't listed as an alternate", async () => {
    const html = await site.read(`/en${path}`);
    const head = readHead(html);
    expect([head.lang, head.title]).toEqual(["en-GB", `Bare på norsk | Family camping by the sea`]);
    expect(html).toMatch(/lang="nb-NO"[^]*Hei fra brygga/);
    expect(head.alternates).toEqual({ nb: origin + path, "x-default": origin + path });
    expect(await site.read(path)).not.toContain('lang="nb-NO"><h1');
  });

  test("redirects to the list if it is unknown or a draft", async () => {
    await articleCollection.save(
      site.context,
      articleKind.input.parse({ ...words, title: "Utkast", isActive: false }),
    );
    for (const url of ["utkast", "ukjent", "%C3%B8"])
      expect(await redirectOf(site, `/de/info/nyheter/${url}`)).toEqual([302, "/de/info/nyheter#unknown"]);
  });

  test("has its own page in every language", async () => {
    const articles = (await (await site.get("/api/v1/article/active")).json()) as {
      url: string;
      title: string;
    }[];
    for (const { url } of articles.filter((each) => each.url !== "bare-pa-norsk")) {
      for (const language of languages) {
        const [status, location] = await redirectOf(site, localPath(`/info/nyheter/${url}`, language));
        expect(status).toBe(301);
        const head = readHead(await site.read(location!));
        expect([head.lang, head.canonical, head.meta["og:type"]]).toEqual([
          languageTag[language],
          [origin + location],
          "article",
        ]);
        expect(Object.keys(head.alternates).toSorted()).toEqual(
          [...Object.values(hreflang), "x-default"].toSorted(),
        );
      }
    }
  });

  test("links to its other languages without redirects", async () => {
    const { alternates } = readHead(
      await site.read((await redirectOf(site, "/info/nyheter/ny-brygge-klar-til-fellesferien"))[1]!),
    );
    for (const alternate of Object.values(alternates))
      expect((await redirectOf(site, alternate.replace(origin, "")))[0]).toBe(200);
  });
});
