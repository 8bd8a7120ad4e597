import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "#content/documents.ts";
import { readOut } from "./demo-pdf.ts";
import { identity } from "#content/identity.ts";
import { nightPrice } from "#content/price-lists.ts";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Words that a native reader stumbled over; each has a better one that the site uses everywhere. */
const stumbles: Record<Language, RegExp> = {
  nb: /bor fast i vogna|tapte badesandaler|gjør tørk også|renner ferdig|stans bildeskift|sko som sitter|[^a-zæøå]gras(et|slett)|ved furua[^a-zæøå]|fyret peiler|på Svabergveien|venter på et ja/i,
  en: /\bday pitch|\bday and seasonal|\d day\b|\bday guests|shoes that fit|show in the plan|waiting for a yes|in midsummer|toilet emptying|final cleaning|power post|precipitation|\bbath(e|es|ing)\b|residual waste|are paid with|map tiles/i,
  de: /Gespann|Tagesgäste|Vorfahrt|nicht hacken|(^|[^s])Stellplätze haben 10|Drei Arten|Was Sie sehen, ist|Bootsfahrer|Frühling|Arbeitseinsätze|Löschmittel|wartet auf Ihr Ja/,
};

/** What is said of doors that are open day and night, unless it is said of the season; the phone is answered all year. */
const openAllYear: Record<Language, RegExp> = {
  nb: /(?<!Vakt, )(hele døgnet|døgnet rundt)(?! i sesongen)/i,
  en: /(?<!On call, )day and night(?! in season)/i,
  de: /(?<!Bereitschaft, |in der Saison )rund um die Uhr/i,
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
    for (const { key } of documents) {
      expect(plain((await readOut(key, language)).join(" ")), key).not.toMatch(stumbles[language]);
    }
  });

  test("the contract and the privacy statement name the campsite as the law does", async () => {
    expect((await readOut("lease", language)).join(" ")).toContain(identity.legalName);
    expect(await wordsOf("privacyPolicy", language)).toContain(identity.legalName);
  });

  test("the closed season says nowhere, not to search engines either, that doors are open day and night", async () => {
    site.context.setNow("2026-12-01T12:00:00Z");
    const { read } = siteOn(site.context);
    for (const page of publicPages) {
      expect(plain(await read(pathOf(page, language))), page).not.toMatch(openAllYear[language]);
    }
  });
});
