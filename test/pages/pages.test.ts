import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { localPath } from "#src/i18n/addresses.ts";
import { hreflang, languages, languageTag, type Language } from "#src/i18n/language.ts";
import { readHead } from "./head.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { pathOf, publicPages, taglines } from "./public-pages.ts";

const origin = "http://localhost:3000";

const names = publicPages.filter((name) => !["article", "photo"].includes(name));
const cases = names.flatMap((name) =>
  languages.map((language) => ({ name, language, path: pathOf(name, language) })),
);

const norwegian =
  /(?<![\p{L}-])(og|ikke|på|også|eller|ved|hva|hvor|fra|vår|som|åpen|åpent|stengt|når|av|å)(?![\p{L}-])/giu;
/** For each language, Norwegian words that the language doesn't have. */
const foreignWords: Partial<Record<Language, RegExp>> = { en: norwegian, de: norwegian };

/** Returns the text of a page's main part, without elements in another language. */
function wordsOf(html: string, tag: string): string {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)![1]!;
  return main
    .replaceAll(/<(\w+)\b[^>]*\blang="([^"]+)"[^>]*>[^]*?<\/\1>/g, (all, _, lang) =>
      lang === tag ? all : " ",
    )
    .replaceAll(/<script\b[^]*?<\/script>|<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const fontStyle = readFileSync("src/ui/styles/fonts.css", "utf8");

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe("every page", () => {
  test.each(cases)("$name in $language has complete metadata", async ({ path, language }) => {
    const response = await site.get(path);
    expect([
      response.status,
      response.headers.get("content-type"),
      response.headers.get("content-language"),
    ]).toEqual([200, "text/html; charset=utf-8", languageTag[language]]);
    const head = readHead(await response.text());
    expect(head.lang).toBe(languageTag[language]);
    expect(head.title).toMatch(new RegExp(`^\\S.* \\| ${taglines[language]}$`));
    expect(head.canonical).toEqual([origin + path]);
    expect(head.meta["description"]).toMatch(/\S{2}/);
    // A description names the campsite's place if there is space for the name.
    const description = head.meta["description"]!;
    expect(description.includes("Stavern") || description.length > 155 - 24, description).toBe(true);
    expect(head.meta).toMatchObject({
      "og:site_name": "Stavern Familiecamping",
      "og:title": head.title!.replace(` | ${taglines[language]}`, ""),
      "og:description": head.meta["description"],
      "og:url": origin + path,
      "og:locale": languageTag[language].replace("-", "_"),
      "og:image": expect.stringMatching(/^http:\/\/localhost:3000\/./),
      "og:type": "website",
    });
  });

  test.each(names)("%s lists the same alternates in every language", async (name) => {
    const expected = Object.fromEntries(
      [
        ...languages.map((language) => [hreflang[language], language] as const),
        ["x-default", "nb"] as const,
      ].map(([tag, language]) => [tag, origin + pathOf(name, language)]),
    );
    for (const language of languages)
      expect(readHead(await site.read(pathOf(name, language))).alternates).toEqual(expected);
  });

  test.each(languages)("has a unique title and description (%s)", async (language) => {
    const heads = await Promise.all(
      names.map(async (name) => readHead(await site.read(pathOf(name, language)))),
    );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(names.length);
    expect(new Set(heads.map(({ meta }) => meta["description"])).size).toBe(names.length);
  });

  test("with several addresses has the same content at each address", async () => {
    for (const language of languages) {
      const canonical = await site.read(localPath("/info/nyheter", language));
      for (const twin of ["/info/news", "/news"])
        expect(await site.read(localPath(twin, language))).toBe(canonical);
      expect(readHead(canonical).canonical).toEqual([origin + localPath("/info/nyheter", language)]);
    }
  });

  test("links to a staff screen that changes its content, except the search page, /beskjed and /ledig-i-kveld", async () => {
    for (const { path } of cases) {
      const [, screen] = /<link rel="edit" href="([^"]*)"/.exec(await site.read(path)) ?? [];
      if (/\/(sok|search|suche|beskjed|updates|mitteilungen|ledig-i-kveld|tonight|heute-frei)$/.test(path))
        expect(screen).toBeUndefined();
      else expect([path, screen]).toEqual([path, expect.stringMatching(/^\/admin\/.*\/\d+$/)]);
    }
  });

  test("may be indexed, except the login page and the search page", async () => {
    const robotsFile = await site.read("/robots.txt");
    for (const { path } of cases) {
      const { robots: policy } = readHead(await site.read(path)).meta;
      // Only staff need the login page, and results of a search aren't content.
      const isUnlisted = /\/(login|sok|search|suche)$/.test(path);
      expect(policy, path).toBe(isUnlisted ? "noindex" : undefined);
      expect(robotsFile).not.toContain(`Disallow: ${path}\n`);
    }
  });

  test.each(cases)("$name in $language has its full content, only in that language", async (each) => {
    const words = wordsOf(await site.read(each.path), languageTag[each.language]);
    expect(words.split(" ").length).toBeGreaterThan(
      ["login", "search", "updates"].includes(each.name) ? 15 : 40,
    );
    expect(words).not.toMatch(/lorem|ipsum|undefined|\[object/i);
    expect(words.match(foreignWords[each.language] ?? /(?!)/g) ?? []).toEqual([]);
  });
});

test.each(cases)("$name in $language uses only letters of the font file figtree.woff2", async ({ path }) => {
  const [, ranges] = /fonts\/figtree\.woff2[^}]*unicode-range:\s*([^;]*)/.exec(fontStyle)!;
  const letters = ranges!.replaceAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/g, (_, first, last = first) => {
    return String.raw`\u{${first}}-\u{${last}}`;
  });
  const html = await (await site.get(path)).text();
  const words = html.replaceAll(/<script\b[^]*?<\/script>|<[^>]*>/g, " ");
  expect([...new Set(words.match(new RegExp(`[^\\s${letters}]`, "gu")))]).toEqual([]);
});

test("an untranslated page is shown and marked as Norwegian, and isn't listed as an alternate", async () => {
  await using own = await openTestSite();
  const { id } = await own.context.db
    .selectFrom("pageText")
    .select("id")
    .where("page", "=", "aboutUs")
    .executeTakeFirstOrThrow();
  const text = { title: "Om oss her", lead: "Bare norsk.", description: "Om oss.", body: "<p>Hei.</p>" };
  await pageTextCollection.save(
    own.context,
    pageTextKind.input.parse({
      page: "aboutUs",
      facts: [],
      ...text,
      translations: { de: { ...text, title: "Über uns hier" } },
    }),
    { id },
  );
  const [english, german] = [await own.read("/en/aboutus"), await own.read("/de/aboutus")];
  expect(readHead(english).title).toBe(`Om oss her | ${taglines.en}`);
  expect(english).toMatch(/lang="nb-NO"[^>]*>(?:<[^>]*>)*Hei\./);
  expect(Object.keys(readHead(english).alternates)).toEqual(["nb", "de", "x-default"]);
  expect(readHead(german).title).toBe(`Über uns hier | ${taglines.de}`);
});
