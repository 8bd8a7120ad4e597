import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "#content/documents.ts";
import { nightPrice } from "#content/night-price.ts";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { pathOf, publicPages } from "./public-pages.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Words that a native reader stumbled over; each has a better one that the site uses everywhere. */
const stumbles: Record<Language, RegExp> = {
  nb: /bor fast i vogna|tapte badesandaler|gjør tørk også|renner ferdig|stans bildeskift|sko som sitter/i,
  en: /\bday pitch|\bday guests|shoes that fit|show in the plan|waiting for a yes|in midsummer|toilet emptying|final cleaning|power post|precipitation/i,
  de: /Gespann|Tagesgäste|Vorfahrt|nicht hacken|(^|[^s])Stellplätze haben 10|Drei Arten/,
};

/** The words of a page as they are read: without marks, with plain blanks. */
async function wordsOf(page: PageName, language: Language): Promise<string> {
  const html = await site.read(pathOf(page, language));
  return plain(html.replaceAll(/<[^>]*>/g, " "));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

describe.each(languages)("words in %s", (language) => {
  test("what a night's price covers is said in the same sentence wherever it stands", async () => {
    for (const page of ["prices", "day", "questions"] as const) {
      expect(await wordsOf(page, language), address(page, language)).toContain(plain(nightPrice[language]));
    }
  });

  test("no page and no PDF has a word that natives stumbled over", async () => {
    for (const page of publicPages) {
      expect(await wordsOf(page, language), page).not.toMatch(stumbles[language]);
    }
    for (const { key, sections } of documents) {
      expect(JSON.stringify(sections[language]), key).not.toMatch(stumbles[language]);
    }
  });
});
