import { expect, test } from "vitest";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { linkKind } from "./link.ts";
import { categoriesIn, categoryIn } from "./link-screens.ts";

const emptyLink = emptyValues(linkKind);

const places = { ...emptyLink, category: "Steder" };
const links = [
  places,
  { ...places, translations: { en: { category: "Places" }, de: { category: "" } } },
  { ...emptyLink, category: "Reise", translations: { de: { category: "Reisen" } } },
];

test("lists each category once per language, in order, without missing names", () => {
  expect(categoriesIn(links, "nb")).toEqual(["Steder", "Reise"]);
  expect(categoriesIn(links, "en")).toEqual(["Places"]);
  expect(categoriesIn(links, "de")).toEqual(["Reisen"]);
});

test("takes a category's translation from one of its links", () => {
  expect(categoryIn(links, "Steder", "en")).toBe("Places");
  expect(categoryIn(links, "Steder", "de")).toBeUndefined();
  expect(categoryIn(links, "Ny", "en")).toBeUndefined();
});
