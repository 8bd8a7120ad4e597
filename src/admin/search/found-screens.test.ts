import { describe, expect, test } from "vitest";
import { inEveryLanguage, languages, type Language } from "#src/i18n/language.ts";
import { foldedWords } from "#src/i18n/search-words.ts";
import { findScreens } from "./found-screens.ts";
import { screensIn } from "./screen-names.ts";
import { searchFillersText } from "#messages/search";

const find = (search: string, language: Language = "nb") =>
  findScreens(search, inEveryLanguage(screensIn), language, searchFillersText[language].words).map(
    ({ name }) => name,
  );

test("findScreens() finds a screen by its name in any language and spelling", () => {
  expect(find("Åpningstider")[0]).toBe("Åpningstider og sesong");
  expect(find("apningstider sesong")).toEqual(["Åpningstider og sesong"]);
  expect(find("logo og farger")).toEqual(["Logo og farger"]);
  expect(find("webcams")).toEqual(["Webkameraer"]);
  expect(find("seitenaufrufe")[0]).toBe("Sidevisninger");
});

test("findScreens() returns at most five screens: first matches in the name, then matches in the purpose", () => {
  expect(find("terskler")).toEqual(["Tilgjengelighet"]);
  expect(find("kort")[0]).toBe("RFID-kortet");
  expect(find("kort")).toContain("Forsiden");
  expect(find("s")).toHaveLength(5);
});

test("findScreens() finds no screen for an empty search, or when less than half of the words match", () => {
  expect(find("")).toEqual([]);
  expect(find("xylofon")).toEqual([]);
  expect(find("telefon xylofon marimba")).toEqual([]);
});

test("each screen has search words in each language, and no two screens have the same name", () => {
  for (const language of languages) {
    const screens = screensIn(language);
    for (const { name, searchWords } of screens)
      expect([language, name, foldedWords(searchWords).length > 0]).toEqual([language, name, true]);
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  }
});

/** TABLE  searches, and the name of the screen that is found first. */
const searches: Record<Language, readonly (readonly [search: string, screen: string])[]> = {
  nb: [
    ["telefonnummer", "Kontakt og adresse"],
    ["tlf", "Kontakt og adresse"],
    ["endre telefonnummer", "Kontakt og adresse"],
    ["bytte mobilnummeret vårt", "Kontakt og adresse"],
    ["e-post", "Kontakt og adresse"],
    ["epostadresse", "Kontakt og adresse"],
    ["nattelefon", "Kontakt og adresse"],
    ["ledig", "Ledig i dag"],
    ["ledig hytte", "Ledig i dag"],
    ["ledige plasser", "Ledig i dag"],
    ["fullt", "Ledig i dag"],
    ["vann borte", "Oppslag"],
    ["vannet er borte", "Oppslag"],
    ["strømmen er borte", "Oppslag"],
    ["wifi", "Oppslag"],
    ["bålforbud", "Oppslag"],
    ["gi beskjed til gjestene", "Oppslag"],
    ["pris telt", "Priser"],
    ["hyttepris", "Priser"],
    ["hva koster bobil", "Priser"],
    ["kroner", "Priser"],
    ["øke prisene", "Priser"],
    ["åpningstid", "Åpningstider og sesong"],
    ["stengt", "Åpningstider og sesong"],
    ["utsjekk", "Åpningstider og sesong"],
    ["stenge tidlig i dag", "Resepsjonen i dag"],
    ["badevann", "Badetemperatur"],
    ["kamera", "Webkameraer"],
    ["bilde", "Bilder"],
    ["laste opp bilde", "Bilder"],
    ["bilde øverst på forsiden", "Landskap og toppbilde"],
    ["logo", "Logo og farger"],
    ["dusj", "Sanitærbygg"],
    ["vaskemaskin", "Sanitærbygg"],
    ["kart", "Plan over plassen"],
    ["ny artikkel", "Nyheter"],
    ["svare gjest", "Innboks"],
    ["engelsk", "Oversettelser"],
    ["skru av bestilling", "Brytere og språk"],
    ["slettet ved en feil", "Historikk"],
    ["hvem har endret", "Historikk"],
    ["besøkstall", "Sidevisninger"],
    ["backup", "Status"],
    ["buss", "Avganger"],
    ["pdf", "Dokumenter"],
    ["rullestol", "Tilgjengelighet"],
    ["død lenke", "Lenker som ikke virker"],
    ["lage ny side", "Egne sider"],
    ["skrivefeil", "Nettsider"],
    ["GDPR", "Personvern"],
    ["push", "Varsler"],
    ["planlegge", "Planlagt"],
  ],
  en: [
    ["phone number", "Contact and address"],
    ["change our phone number", "Contact and address"],
    ["free cabin", "Availability today"],
    ["fully booked", "Availability today"],
    ["water is off", "Notices"],
    ["power cut", "Notices"],
    ["tent price", "Prices"],
    ["opening times", "Opening hours and season"],
    ["close early", "Reception today"],
    ["upload picture", "Photos"],
    ["camera", "Webcams"],
    ["colour", "Logo and colours"],
    ["shower", "Sanitary buildings"],
    ["undo", "History"],
    ["translate", "Translations"],
  ],
  de: [
    ["Telefonnummer ändern", "Kontakt und Adresse"],
    ["Handynummer", "Kontakt und Adresse"],
    ["freie Hütte", "Freie Plätze heute"],
    ["ausgebucht", "Freie Plätze heute"],
    ["kein Wasser", "Hinweise"],
    ["Stromausfall", "Hinweise"],
    ["Preis Zelt", "Preise"],
    ["Öffnungszeit", "Öffnungszeiten und Saison"],
    ["früher schließen", "Rezeption heute"],
    ["Foto hochladen", "Bilder"],
    ["Kamera", "Webcams"],
    ["Farbe", "Logo und Farben"],
    ["Dusche", "Sanitärgebäude"],
    ["rückgängig", "Verlauf"],
    ["übersetzen", "Übersetzungen"],
  ],
};

describe.each(languages)("in %s", (language) => {
  test.each(searches[language])("a search for “%s” finds “%s” first", (search, screen) => {
    expect(find(search, language)[0]).toBe(screen);
  });
});
