import { expect, test } from "vitest";
import { guestSearchText } from "#messages/guest-search";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { openTestSite } from "#test/support/site.ts";
import { listMissedWords } from "./missed-words.server.ts";
import { searchAddress } from "#src/campsite/search-query.ts";

const text = guestSearchText.nb;

test("the search page has an address in each language, and search engines don't list it", async () => {
  await using site = await openTestSite();
  expect(languages.map((language) => address("search", language)).toSorted()).toEqual([
    "/de/suche",
    "/en/search",
    "/sok",
  ]);
  for (const language of languages) {
    const page = await site.get(address("search", language));
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(await page.text()).toContain('<meta name="robots" content="noindex"');
    expect(await site.read("/sitemap.xml")).not.toContain(address("search", language));
  }
});

test("a page with results marks the hits, escapes the typed words, and isn't cached or indexed", async () => {
  await using site = await openTestSite();
  const response = await site.get(searchAddress("hund", "nb"));
  expect([
    response.status,
    response.headers.get("cache-control"),
    response.headers.get("x-robots-tag"),
  ]).toEqual([200, "no-store", "noindex"]);
  const page = await response.text();
  expect(page).toContain("<mark>hunder</mark>");
  expect(page).toContain('value="hund"');
  const inEnglish = await site.read(searchAddress("badesandaler", "en"));
  expect(inEnglish).not.toContain("<mark>");
  const markup = await site.read(searchAddress('<b>"hund', "nb"));
  expect(markup).not.toContain("<b>&quot;hund");
});

test("a search without results says so, and offers similar words and the contact form", async () => {
  await using site = await openTestSite();
  const page = await site.read(searchAddress("strønm", "nb"));
  expect(page).toContain(text.none({ typed: "strønm" }));
  expect(page).toContain(searchAddress("strøm", "nb"));
  expect(page).toContain(text.ask);
});

test("a search of more than 100 characters is refused with a message, and counts towards the limit of searches", async () => {
  await using site = await openTestSite();
  expect((await site.get(searchAddress("a".repeat(100), "nb"))).status).toBe(200);
  for (let count = 1; count < 30; count++) {
    const response = await site.get(searchAddress("a".repeat(101), "nb"));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(text.faults.tooLong);
  }
  expect((await site.get(searchAddress("a".repeat(101), "nb"))).status).toBe(429);
});

test("a path with needless percent-encoding leads to the search page", async () => {
  await using site = await openTestSite();
  const { status, headers } = await site.get("/%73ok?q=hund");
  expect([status, headers.get("location")]).toEqual([301, "/sok?q=hund"]);
});

test("a block of IP addresses must wait after thirty searches in a minute", async () => {
  await using site = await openTestSite();
  const search = (word: string) => site.get(searchAddress(word, "nb"));
  for (let count = 0; count < 30; count++) expect((await search(`ord${count}`)).status).toBe(200);
  const refused = await search("hund");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await refused.text()).toContain(text.faults.tooOften);
  expect((await site.get(address("search", "nb"))).status).toBe(200);
  site.context.setNow("2026-07-15T10:01:00Z");
  expect((await search("hund")).status).toBe(200);
});

test("an empty search gets the cached page, and another spelling of the path redirects", async () => {
  await using site = await openTestSite();
  expect((await site.get("/sok?q=+")).headers.get("cache-control")).toBe("no-cache");
  expect((await site.get("/SOK?q=hund")).headers.get("location")).toBe("/sok?q=hund");
});

test("staff's list has words without a result, but no words with a result", async () => {
  await using site = await openTestSite();
  const search = (words: string, network: string) =>
    site.app.fetch(new Request(`http://localhost:3000${searchAddress(words, "nb")}`), network);
  for (const network of ["203.0.113.1", "198.51.100.1", "192.0.2.1"]) {
    await search("hund", network);
    await search("badstue", network);
  }
  const { items } = await listMissedWords(site.context, { limit: 10 });
  expect(items).toEqual([{ words: "badstue", count: 3, last: "2026-07-15" }]);
});
