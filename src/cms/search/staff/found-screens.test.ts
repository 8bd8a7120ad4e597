import { expect, test } from "vitest";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { foldedWords } from "#src/i18n/search-words.ts";
import { findScreens } from "./found-screens.ts";

const inMenus = [
  { name: { nb: "Nyheter", en: "News", de: "Neuigkeiten" }, to: staffAddresses.news },
  { name: { nb: "Sidevisninger", en: "Page views", de: "Seitenaufrufe" }, to: staffAddresses.pageViews },
];
const find = (search: string) => findScreens(foldedWords(search), inMenus, "nb").map(({ name }) => name.nb);

test("finds a screen by its name in any language and spelling", () => {
  expect(find("Åpningstider")).toEqual(["Åpningstider og sesong"]);
  expect(find("apningstider sesong")).toEqual(["Åpningstider og sesong"]);
  expect(find("skilt og farger")).toEqual(["Skilt og farger"]);
  expect(find("webcams")).toEqual(["Webkameraer"]);
  expect(find("seitenaufrufe")).toEqual(["Sidevisninger"]);
});

test("finds a few screens by their purpose, after those with a matching name", () => {
  expect(find("renhold")).toEqual(["Sanitærbygg"]);
  expect(find("kart")).toEqual(expect.arrayContaining(["Kortet"]));
  expect(find("kort")[0]).toBe("Kortet");
  expect(find("kort")).toContain("Forsiden");
  expect(find("s")).toHaveLength(5);
});

test("finds no screen for an empty search", () => {
  expect(find("")).toEqual([]);
});
