import { afterAll, beforeAll, expect, test } from "vitest";
import { homeText, siteText, stayText } from "#messages/site";
import { address, pageParts, partAddress } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { findDeadParts, linksOf } from "#test/support/page-links.ts";
import { pathOf, publicPages } from "./public-pages.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test("every link with a fragment leads to an existing part", async () => {
  expect(await findDeadParts(site)).toEqual([]);
});

test.each(languages)("links about cancelling lead to the cancelling rules (%s)", async (language) => {
  const words = [siteText[language].cancelling, stayText[language].cancelling];
  for (const name of publicPages) {
    const { links } = await linksOf(site, pathOf(name, language));
    const found = links.filter((link) => words.includes(link.words));
    if (["home", "day", "cabins"].includes(name)) expect(found.length, name).toBeGreaterThan(0);
    for (const { href } of found)
      expect(href.pathname + href.hash).toBe(partAddress("prices", "cancelling", language));
  }
  const html = await site.read(address("prices", language));
  const heading = new RegExp(
    `<h2 id="${pageParts.prices.cancelling}">(?:Avbestilling|Cancelling|Stornierung)</h2>`,
  );
  expect(html).toMatch(heading);
});

/** Matches the names of the contact form in texts, in all languages. */
const contactForm = /kontaktskjema|skriv til oss|contact form|write to us|Kontaktformular|schreiben Sie uns/i;

test.each(languages)(
  "links to the contact form lead to the form on the contact page (%s)",
  async (language) => {
    const all = await Promise.all(publicPages.map((name) => linksOf(site, pathOf(name, language))));
    const found = all.flatMap(({ links }) => links).filter(({ words }) => contactForm.test(words));
    expect(new Set(found.map(({ href }) => href.pathname + href.hash))).toEqual(
      new Set([partAddress("contactUs", "form", language)]),
    );
  },
);

test.each(languages)(
  "links about directions lead to the directions on the contact page (%s)",
  async (language) => {
    const { links } = await linksOf(site, pathOf("home", language));
    const directionLinks = links.filter(({ words }) =>
      [homeText[language].findUs, "Veien hit", "How to find us", "Anfahrt"].includes(words),
    );
    expect([...new Set(directionLinks.map(({ href }) => href.pathname + href.hash))]).toEqual([
      partAddress("contactUs", "directions", language),
    ]);
  },
);
