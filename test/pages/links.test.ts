import { afterAll, beforeAll, expect, test } from "vitest";
import { homeText } from "#src/site/home/home.text.ts";
import { contactAddress } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { findDeadParts, linksOf } from "#test/support/page-links.ts";
import { pathOf } from "./public-pages.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test("every link to a part of a page leads to one that is there", async () => {
  expect(await findDeadParts(site)).toEqual([]);
});

test.each(languages)(
  "what says the way leads to the directions, not to the page they are on (%s)",
  async (language) => {
    const { links } = await linksOf(site, pathOf("home", language));
    const ways = links.filter(({ words }) =>
      [homeText[language].findUs, "Veien hit", "How to find us", "Anfahrt"].includes(words),
    );
    expect([...new Set(ways.map(({ href }) => href.pathname + href.hash))]).toEqual([
      contactAddress("directions", language),
    ]);
  },
);
