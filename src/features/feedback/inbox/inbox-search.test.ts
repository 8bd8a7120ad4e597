import fc from "fast-check";
import { expect, test } from "vitest";
import { foldedLetters } from "#src/i18n/search-words.ts";
import { fromFirstHit, hitsIn } from "#src/cms/search/hits.ts";
import { isFound, searchWords } from "./inbox-search.ts";

const lettersOf = (text: string) =>
  foldedLetters(text)
    .map(({ letter }) => letter)
    .join("");

const guest = {
  name: "Åse Bråten",
  email: "Ase@Example.no",
  mobile: "901 23 456",
  message: "Er det PLASS på Østodden?",
  note: "Svart på telefon",
};

test.each([
  "åse",
  "ÅSE",
  "example",
  "90123456",
  "901 23 456",
  "plass øst",
  "østODDEN",
  "telefon",
  "  ",
  "%",
  "_",
  "ase",
  "oestodden",
])("%j finds the message", (search) => expect(isFound(guest, searchWords(search))).toBe(true));

test.each(["ase bråten nei", "plasser", "xse", "den"])("%j doesn't find the message", (search) =>
  expect(isFound(guest, searchWords(search))).toBe(false),
);

test("a search finds an å that is written as two characters", () => {
  expect(isFound(guest, searchWords("a\u030ase"))).toBe(true);
});

test("hitsIn marks the hits and keeps the whole text", () => {
  expect(hitsIn("Plass på plassen", searchWords("PLASS"))).toEqual([
    { text: "Plass", isHit: true },
    { text: " på ", isHit: false },
    { text: "plass", isHit: true },
    { text: "en", isHit: false },
  ]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (text, search) => {
      const words = searchWords(search);
      const pieces = hitsIn(text, words);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text.normalize("NFC"));
      for (const { text: hit } of pieces.filter(({ isHit }) => isHit))
        expect(words.some((word) => lettersOf(hit).includes(word))).toBe(true);
    }),
  );
});

test("fromFirstHit shows a hit far down in the text, with some of the preceding words", () => {
  const far = `${"ord ".repeat(40)}bobil er det`;
  expect(fromFirstHit(far, ["bobil"])).toMatch(/^… (ord ){8,10}bobil er det$/);
  expect(fromFirstHit(far, ["finnes-ikke"])).toBe(far);
  expect(fromFirstHit("bobil", ["bobil"])).toBe("bobil");
});
