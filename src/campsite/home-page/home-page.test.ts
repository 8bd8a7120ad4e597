import { expect, test } from "vitest";
import { emptyPart } from "#src/cms/staff/form/described-fields.ts";
import { homePageKind } from "./home-page.ts";

test("a new card links to the page `day`, and can be saved unchanged", () => {
  const card = emptyPart(homePageKind.fields.cards.parts);
  expect(card).toEqual({ page: "day", purpose: "none", line: "", imageUrl: null, translations: {} });
  expect(homePageKind.fields.cards.input.parse([card])).toEqual([card]);
});
