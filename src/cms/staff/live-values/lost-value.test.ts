import { expect, test } from "vitest";
import { markOf } from "#src/i18n/marks.ts";
import { findLostValue } from "./lost-value.tsx";

const texts = (text: string) => [{ path: "text", language: "nb" as const, text }];
const price = markOf("price.telt", "290 kr");
const before = texts(`<p>Et telt koster ${price}, og 2 voksne er med.</p>`);

test("findLostValue() finds a number that replaces a live value", () => {
  expect(findLostValue(before, texts("<p>Et telt koster 3\u00a0100 kr, og 2 voksne er med.</p>"))).toEqual({
    path: "text",
    key: "price.telt",
    typed: "3\u00a0100",
  });
});

test("findLostValue() finds nothing when the live value stays, or when no new number replaces the live value", () => {
  expect(
    findLostValue(before, texts(`<p>Et telt koster nå ${price}, og 3 voksne er med.</p>`)),
  ).toBeUndefined();
  expect(findLostValue(before, texts("<p>Et telt er billig, og 2 voksne er med.</p>"))).toBeUndefined();
  expect(findLostValue(before, [])).toBeUndefined();
});
