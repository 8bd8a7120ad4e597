import { afterAll, beforeAll, expect, test } from "vitest";
import { articleInput } from "#src/features/articles/article.ts";
import { saveArticle } from "#src/features/articles/articles.server.ts";
import { addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { readHead } from "./head.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test("every page tells machines what it is about", async () => {
  for (const name of (Object.keys(addresses) as PageName[]).filter(
    (each) => !["booking", "article", "photo"].includes(each),
  )) {
    for (const language of languages) {
      const { structuredData } = readHead(await site.read(localPath(addresses[name][0], language)));
      expect(structuredData.length).toBeGreaterThan(0);
      for (const data of structuredData)
        expect(data).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) });
      expect(structuredData[0]).toMatchObject({
        "@type": "Campground",
        name: "Stavern Familiecamping",
        telephone: "+4733001234",
      });
      if (name !== "home")
        expect(
          structuredData.map((data) => data["@type"]),
          name,
        ).toContain("BreadcrumbList");
    }
  }
  const article = "/info/nyheter/ny-brygge-klar-til-fellesferien/ny-brygge-klar-til-fellesferien";
  expect(readHead(await site.read(article)).structuredData.map((data) => data["@type"])).toContain(
    "NewsArticle",
  );
});

test("what an article says can't break out of the data for machines", async () => {
  const title = "</script><script>alert(1)</script>";
  const { url } = await saveArticle(
    site.context,
    articleInput.parse({ title, subTitle: "x", text: "x", isActive: true, publishedDate: "2026-07-01" }),
  );
  const html = await site.read((await site.get(`/info/nyheter/${url}`)).headers.get("location")!);
  expect(html).not.toContain("<script>alert");
  expect(readHead(html).structuredData.find((data) => data["@type"] === "NewsArticle")).toMatchObject({
    headline: title,
  });
});
