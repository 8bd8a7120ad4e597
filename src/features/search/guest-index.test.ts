import { describe, expect, test } from "vitest";
import type { Language } from "#src/i18n/language.ts";
import { GuestIndex, View } from "./guest-index.ts";
import { excerptOf, markHtml, piecesOf, stemOf } from "./stems.ts";

function viewOf(texts: Record<string, string | [title: string, text: string]>, language: Language = "nb") {
  const index = new GuestIndex();
  const documents: [number, string][] = [];
  for (const [key, written] of Object.entries(texts)) {
    const [title, text] = typeof written === "string" ? ["", written] : written;
    documents.push([index.add(key, { title, text, language }), key]);
  }
  return new View(index, documents, [language]);
}

const find = (view: View<string>, typed: string, unimportant: string[] = []) =>
  view.find(typed, new Set(unimportant)).found.map(({ key }) => key);

describe("the index of the guests' search", () => {
  test("finds the forms of a word, but no other word with the same beginning", () => {
    const view = viewOf({
      one: "En hund",
      some: "Noen hunder",
      the: "Hundene sover",
      hundred: "Hundre kroner",
    });
    for (const typed of ["hund", "Hunden", "HUNDENE"])
      expect(find(view, typed)).toEqual(["one", "some", "the"]);
    expect(find(view, "hundre")).toEqual(["hundred"]);
  });

  test("finds a compound by one part, if the other part is a word of the site", () => {
    const view = viewOf({
      free: "hundefrie strender",
      beach: "Stranda er fri",
      caravan: "campingvogn",
      camp: "camping",
    });
    expect(find(view, "hund")).toEqual(["free"]);
    expect(find(view, "vogn")).toEqual(["caravan"]);
    expect(find(viewOf({ hundreds: "hundrevis" }), "hund")).toEqual([]);
  });

  test.each([
    ["nb", "Båter ved brønnen", ["båt", "bat", "baat", "BRØNN", "bronn", "broenn"]],
    ["de", "Schlüssel an der Straße", ["schluessel", "SCHLÜSSEL", "Strasse", "straße"]],
    ["en", "Showers and prices", ["shower", "price"]],
  ] as const)("finds words of %s in any spelling of their letters", (language, text, typed) => {
    const view = viewOf({ text }, language);
    for (const each of typed) expect([each, find(view, each)]).toEqual([each, ["text"]]);
  });

  test("finds a word with a hyphen when it is typed without the hyphen", () => {
    const view = viewOf({
      net: ["Wi-Fi", "Gratis wi\u2011fi."],
      mail: "Send oss en e-post",
      hours: "Åpent 10-22",
    });
    for (const typed of ["wifi", "WiFi", "wi-fi"])
      expect([typed, find(view, typed)]).toEqual([typed, ["net"]]);
    expect(find(view, "epost")).toEqual(["mail"]);
    expect(find(view, "1022")).toEqual([]);
  });

  test("finds an amount without its space, and the name of a pitch with a space", () => {
    const view = viewOf({ power: "Strøm 10 A koster 290 kr", pitch: "Plass B12", season: "Sesongen i 2026" });
    for (const typed of ["10A", "290kr", "10 A"])
      expect([typed, find(view, typed)]).toEqual([typed, ["power"]]);
    for (const typed of ["B12", "b 12"]) expect([typed, find(view, typed)]).toEqual([typed, ["pitch"]]);
    expect(find(view, "i 2026", ["i"])).toEqual(["season"]);
  });

  test.each([
    ["nb", "Lege på vakt", "doktor"],
    ["en", "Free wifi", "internet"],
    ["de", "Ärztlicher Dienst: Notarzt", "Krankenhaus"],
  ] as const)(
    "finds a word with the same meaning in %s, after texts with the word itself",
    (language, text, typed) => {
      expect(find(viewOf({ text }, language), typed)).toEqual(["text"]);
      expect(find(viewOf({ text, itself: typed }, language), typed)).toEqual(["itself", "text"]);
    },
  );

  test("puts a text with the word in its title before a text that has the word several times", () => {
    const view = viewOf({
      often: "strøm strøm strøm strøm",
      named: ["Strøm på plassen", "Seksten ampere."],
      other: "noe annet",
    });
    expect(find(view, "strøm")).toEqual(["named", "often"]);
  });

  test("finds texts with all words, or otherwise the texts with the largest number of the words, and ignores unimportant words", () => {
    const view = viewOf({ both: "hund og hytte", dog: "hund", may: "jeg kan" });
    expect(find(view, "hund hytte")).toEqual(["both"]);
    expect(find(view, "hund ukjent")).toEqual(["both", "dog"]);
    expect(find(view, "kan jeg ha hund", ["kan", "jeg", "ha"])).toEqual(["both", "dog"]);
    expect(find(view, "jeg", ["jeg"])).toEqual(["may"]);
  });

  test("neither finds nor proposes the words of a text that guests can't read", () => {
    const index = new GuestIndex();
    const shown = index.add("shown", { title: "", text: "brygge", language: "nb" });
    index.add("hidden", { title: "", text: "hemmelighet bryggefest fest", language: "nb" });
    const view = new View(index, [[shown, "shown"]], ["nb"]);
    expect(find(view, "hemmelighet")).toEqual([]);
    expect(view.near("hemmelighett", 3)).toEqual([]);
    expect(find(view, "brygge")).toEqual(["shown"]);
  });

  test("proposes words that differ in one letter, and the last part of a compound", () => {
    const view = viewOf({ pool: "basseng", power: "strøm" });
    expect(view.near("strøn", 3)).toEqual(["strøm"]);
    expect(view.near("svømmebasseng", 3)).toEqual(["basseng"]);
    expect(view.near("xyz", 3)).toEqual([]);
  });
});

describe("the marks of a search's hits", () => {
  const isHit = (word: string) => stemOf(word, "nb") === "hund";

  test("are around whole words", () => {
    expect(piecesOf("Hunden og hundre", isHit)).toEqual([
      { text: "Hunden", isHit: true },
      { text: " og hundre", isHit: false },
    ]);
  });

  test("are around a word with a hyphen, or around one of its parts", () => {
    const marked = (typed: string) =>
      markHtml("Gratis Wi-Fi på hunde-stranda.", (word) => word.toLowerCase() === typed);
    expect(marked("wifi")).toBe("Gratis <mark>Wi-Fi</mark> på hunde-stranda.");
    expect(marked("hunde")).toBe("Gratis Wi-Fi på <mark>hunde</mark>-stranda.");
  });

  test("leave tags and character references in HTML as they are", () => {
    expect(markHtml('<p>Ta <a href="/hund">hund</a> &amp; katt, &lt;hund&gt;</p>', isHit)).toBe(
      '<p>Ta <a href="/hund"><mark>hund</mark></a> &amp; katt, &lt;<mark>hund</mark>&gt;</p>',
    );
  });

  test("are near the beginning of the excerpt of a long text", () => {
    const long = `${"Ord foran. ".repeat(40)}Her kan en hund bade hele dagen. ${"Ord bak. ".repeat(60)}`;
    const excerpt = excerptOf(long, isHit);
    expect(excerpt).toMatch(/^… Her kan en hund bade/);
    expect(excerpt.length).toBeLessThan(200);
    expect(excerptOf("Kort tekst.", isHit)).toBe("Kort tekst.");
  });
});
