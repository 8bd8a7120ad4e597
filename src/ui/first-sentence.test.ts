import fc from "fast-check";
import { expect, test } from "vitest";
import { splitFirstSentence } from "./first-sentence.ts";

test.each([
  ["Vannet er stengt i felt C til kl. 18.", "Sanitærbygg 1 er åpent som vanlig."],
  ["Vannet er stengt i felt C.", "Bruk sanitærbygg 2."],
  ["Pass på!", "Storm i kveld."],
  ["Das Wasser ist abgestellt bis Freitag, 16. Juli, 24 Uhr.", "Betroffen: Sanitärgebäude 1."],
  ["Die Zufahrt ist am 16. Juli gesperrt.", "Bitte parken Sie oben."],
  ["Gesperrt bis 16. Juli.", "Danke!"],
  ["Die Duschen im 2. Stock sind zu.", "Nehmen Sie die im Haus B."],
  ["Bei Wetter, z. B. Regen, fällt es aus.", "Fragen Sie uns."],
  ["Es dauert ca. Mitte Juli bis Nr. Zwei fertig ist.", "Danke."],
  ["Tur til St. Hans, f.eks. Skagerrak.", "Ta med niste."],
  ["The water is off until 3 p.m.", "Please use building 2."],
  ["Geschlossen bis 13:00.", "Danke."],
  ["Stengt til 18.00.", "Takk."],
])("splitFirstSentence() splits after “%s”", (first, rest) => {
  expect(splitFirstSentence(`${first} ${rest}`)).toEqual([first, ` ${rest}`]);
});

test.each(["Åpent fra 24. april", "Fest am 3. Oktober", "Ab 1. Mai, z. B. Zelte", "Ring kl. 18.", "."])(
  "splitFirstSentence() doesn't split “%s”",
  (line) => {
    expect(splitFirstSentence(line)).toEqual([line, ""]);
  },
);

const word = fc
  .stringMatching(/^[a-zæøåäöüß]{3,8}$/)
  .filter((each) => !/^(?:maks|max|mrs|str|tel|tlf|vgl|inkl|evtl|exkl|zzgl|bzw|ggf)$/.test(each));
const words = fc.array(word, { minLength: 1, maxLength: 5 });
const ordinal = fc
  .tuple(fc.integer({ min: 1, max: 31 }), fc.constantFrom("Januar", "März", "Mai", "Juli", "Dezember"))
  .map(([day, month]) => `${day}. ${month}`);
const abbreviation = fc.constantFrom("z. B. Regen", "d. h. Sturm", "u. a. Zelte", "ca. Mitte", "Nr. Drei");

test("an ordinal number or an abbreviation never ends a sentence, and a full stop after another word ends it", () => {
  fc.assert(
    fc.property(words, fc.oneof(ordinal, abbreviation), words, words, (before, middle, after, next) => {
      const first = `${[...before, middle, ...after].join(" ")}.`;
      const rest = ` A${next.join(" ")}.`;
      expect(splitFirstSentence(first + rest)).toEqual([first, rest]);
    }),
  );
});

test("the two parts together are always the whole line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (line) => {
      expect(splitFirstSentence(line).join("")).toBe(line);
    }),
  );
});
