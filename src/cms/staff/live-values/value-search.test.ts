import { expect, test } from "vitest";
import { matchesSearch } from "./value-search.ts";

const phone = "Phone Telefon Phone Telefon +47\u00a033\u00a000\u00a012\u00a034";
const without = "Touring pitch: Motorhome without electricity Døgnplass: Bobil uten strøm 360\u00a0kr";

test.each([
  [phone, "tele", true],
  [without, "tele", false],
  [phone, "Pho", true],
  [phone, "3300", true],
  [phone, "33 00 12", true],
  [phone, "tele 33", true],
  [without, "dogn bobil", true],
  [without, "strom", true],
  [without, "pitch telt", false],
  ["E-post", "epost", true],
  [phone, "", true],
  ["Quiet from Ro fra Ruhe ab kl. 23", "ro", true],
  ["Arrival from Ankomst fra Anreise ab kl. 14", "ro", false],
  ["Tumble dryer Tørketrommel Wäschetrockner 50\u00a0kr", "ro", false],
])("the text “%s” matches the search “%s”: %s", (text, sought, isFound) =>
  expect(matchesSearch(text, sought)).toBe(isFound),
);
