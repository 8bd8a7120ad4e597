import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readOut } from "./demo-pdf.ts";
import { demo } from "#test/content/demo.ts";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { openTestSite, siteOn, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** TABLE  words that a native reader found odd, each with a better word. A language without a reader has no entry. */
const oddWords: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  nb: [
    [/bor fast i vogna/i, "bruker vogna"],
    [/tapte badesandaler/i, "mistede badesandaler"],
    [/gjør tørk også/i, "tørking det samme"],
    [/renner ferdig/i, "renner i de fem minuttene"],
    [/stans bildeskift/i, "stopp bildeskift"],
    [/sko som sitter/i, "gode sko"],
    [/[^a-zæøå]gras(et|slett)/i, "gress"],
    [/ved furua[^a-zæøå]/i, "ved furutrærne"],
    [/fyret peiler/i, "fyret ligger i retning"],
    [/på Svabergveien/i, "i Svabergveien"],
    [/venter på et ja/i, "trenger samtykket ditt"],
    [/takk for at du går stille/i, "da skal det være stille"],
    [/kjører ingen|bygger ingen|ingen kjører/i, "er det ikke lov å kjøre, å bygge"],
    [/et bånd for hver/i, "hver strek"],
    [/det du ser, er det du betaler/i, "du betaler akkurat det som står her"],
  ],
  en: [
    [/\bday pitch/i, "touring pitch"],
    [/\bday and seasonal/i, "touring and seasonal"],
    [/\d day\b/i, "days"],
    [/\bday guests/i, "short-stay guests"],
    [/shoes that fit/i, "sturdy shoes"],
    [/show in the plan/i, "show on the plan"],
    [/waiting for a yes/i, "needs your consent"],
    [/in midsummer/i, "at the height of summer"],
    [/toilet emptying/i, "chemical disposal point"],
    [/final cleaning/i, "cleaning at the end of the stay"],
    [/power post/i, "hook-up"],
    [/precipitation/i, "rain"],
    [/\bbath(e|es|ing)\b/i, "swim"],
    [/residual waste/i, "general waste"],
    [/are paid with/i, "are paid for with"],
    [/map tiles/i, "map images"],
    [/softly/i, "keep the noise down"],
    [/grown-?up/i, "adult"],
    [/by day\b/i, "during the day"],
    [/without coverage/i, "without a signal"],
    [/baby rooms?\b/i, "baby changing room"],
    [/a band for each/i, "each dash"],
    [/nobody drives/i, "there is no driving"],
  ],
  de: [
    [/Gespann/, "Wohnwagen mit Auto"],
    [/Tagesgäste/, "Tagesbesuch"],
    [/Vorfahrt/, "Vorrang"],
    [/nicht hacken/, "kein Holz schlagen"],
    [/(^|[^s])Stellplätze haben 10/, "Tagesstellplätze haben 10"],
    [/Drei Arten/, "Drei Möglichkeiten"],
    [/Was Sie sehen, ist/, "Sie zahlen genau, was hier steht"],
    [/Bootsfahrer/, "im Boot"],
    [/Frühling/, "Frühjahr"],
    [/Arbeitseinsätze/, "Frühjahrsputz"],
    [/Löschmittel/, "Löschgerät"],
    [/wartet auf Ihr Ja/, "braucht Ihre Zustimmung"],
    [/Notdienst/, "Bereitschaftsdienst"],
    [/Speisereste/, "Bioabfall"],
    [/fährt auf dem Platz niemand/, "ist das Fahren nicht erlaubt"],
    [/ein Abschnitt für jeden/, "jeder Strich"],
    [/wird nicht gebaut/, "darf nicht gebaut werden"],
  ],
};

/** Returns the odd words in a text, such as "map tiles (better: map images)". */
const oddWordsIn = (text: string, language: Language) =>
  (oddWords[language] ?? []).flatMap(([word, better]) => {
    const [found] = word.exec(text) ?? [];
    return found ? [`${found} (better: ${better})`] : [];
  });

/** Matches "day and night" without "in season". The emergency phone is excepted, because it is answered all year. */
const openAllYear: Partial<Record<Language, RegExp>> = {
  nb: /(?<!Vakt, )(hele døgnet|døgnet rundt)(?! i sesongen)/i,
  en: /(?<!On call, )day and night(?! in season)/i,
  de: /(?<!Bereitschaft, |in der Saison )rund um die Uhr/i,
};

/** Returns the note of the price list about a night's price. The last sentence, about dogs, is left out. */
function nightPrice(language: Language): string {
  const [list] = demo.priceLists();
  return inLanguage(list!, ["note"], language).note.replace(/ [^.]*\.$/, "");
}

/** Returns the text of a page without tags, with plain spaces. */
async function wordsOf(page: PageName, language: Language): Promise<string> {
  const html = await site.read(pathOf(page, language));
  return plain(html.replaceAll(/<[^>]*>/g, " "));
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

describe.each(languages)("words in %s", (language) => {
  test("the pages of prices, day pitches and questions have the same sentence about what a night's price covers", async () => {
    for (const page of ["prices", "day", "questions"] as const) {
      expect(await wordsOf(page, language), address(page, language)).toContain(plain(nightPrice(language)));
    }
  });

  test("no page or PDF has a word that native speakers found odd", async () => {
    for (const page of publicPages) {
      expect(oddWordsIn(await wordsOf(page, language), language), page).toEqual([]);
    }
    for (const { key } of demo.documents()) {
      expect(oddWordsIn(plain((await readOut(key, language)).join(" ")), language), key).toEqual([]);
    }
  });

  test("the contract and the privacy statement use the campsite's legal name", async () => {
    expect((await readOut("lease", language)).join(" ")).toContain(demo.identity().legalName);
    expect(await wordsOf("privacyPolicy", language)).toContain(demo.identity().legalName);
  });

  test("in the closed season, neither text nor metadata says that anything is open day and night", async () => {
    site.context.setNow("2026-12-01T12:00:00Z");
    const { read } = siteOn(site.context);
    for (const page of publicPages) {
      expect(plain(await read(pathOf(page, language))), page).not.toMatch(openAllYear[language] ?? /(?!)/);
    }
  });
});
