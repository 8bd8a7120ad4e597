import { expect, test } from "vitest";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { foldedWords } from "#src/i18n/search-words.ts";
import { findScreens } from "./found-screens.ts";
import { screensIn } from "./screen-names.ts";

const find = (search: string) =>
  findScreens(foldedWords(search), inEveryLanguage(screensIn), "nb").map(({ name }) => name);

test("finds a screen by its name in any language and spelling", () => {
  expect(find("Åpningstider")).toEqual(["Åpningstider og sesong"]);
  expect(find("apningstider sesong")).toEqual(["Åpningstider og sesong"]);
  expect(find("logo og farger")).toEqual(["Logo og farger"]);
  expect(find("webcams")).toEqual(["Webkameraer"]);
  expect(find("seitenaufrufe")).toEqual(["Sidevisninger"]);
});

test("finds up to five screens by their purpose, after screens with a matching name", () => {
  expect(find("renhold")).toEqual(["Sanitærbygg"]);
  expect(find("kart")).toEqual(expect.arrayContaining(["RFID-kortet"]));
  expect(find("kort")[0]).toBe("RFID-kortet");
  expect(find("kort")).toContain("Forsiden");
  expect(find("s")).toHaveLength(5);
});

test("finds no screen for an empty search", () => {
  expect(find("")).toEqual([]);
});
