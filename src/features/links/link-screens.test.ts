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

test("categoriesIn lists each category once per language, in the links' order, and leaves out missing names", () => {
  expect(categoriesIn(links, "nb")).toEqual(["Steder", "Reise"]);
  expect(categoriesIn(links, "en")).toEqual(["Places"]);
  expect(categoriesIn(links, "de")).toEqual(["Reisen"]);
});

test("categoryIn takes a category's translation from another link of the same category", () => {
  expect(categoryIn(links, "Steder", "en")).toBe("Places");
  expect(categoryIn(links, "Steder", "de")).toBeUndefined();
  expect(categoryIn(links, "Ny", "en")).toBeUndefined();
});
