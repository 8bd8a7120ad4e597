import { expect, test } from "vitest";
import { emptyValues } from "#src/resource/kind.ts";
import { linkKind } from "./link.ts";
import { categoriesIn, categoryIn } from "./link-screens.ts";

const emptyLink = emptyValues(linkKind);

const places = { ...emptyLink, category: "Steder" };
const links = [
  places,
  { ...places, translations: { en: { category: "Places" }, de: { category: "" } } },
  { ...emptyLink, category: "Reise", translations: { de: { category: "Reisen" } } },
];

test("groups are named once in each language, in their order, without those that have no name there", () => {
  expect(categoriesIn(links, "nb")).toEqual(["Steder", "Reise"]);
  expect(categoriesIn(links, "en")).toEqual(["Places"]);
  expect(categoriesIn(links, "de")).toEqual(["Reisen"]);
});

test("a group is called in another language what one of its links says", () => {
  expect(categoryIn(links, "Steder", "en")).toBe("Places");
  expect(categoryIn(links, "Steder", "de")).toBeUndefined();
  expect(categoryIn(links, "Ny", "en")).toBeUndefined();
});
