import { expect, test } from "vitest";
import { findChangedFields } from "./changed-fields.ts";

const at = (...paths: string[]) => paths.map((path) => ({ path }));

test("findChangedFields() names the fields that differ, with their published values", () => {
  const published = { title: "Strøm", isActive: true, translations: { en: { title: "Power" } } };
  const values = { title: "Strøm og vann", isActive: true, translations: { en: { title: " Power " } } };
  expect([
    ...findChangedFields(
      at("title", "isActive", "translations.en.title", "translations.de.title"),
      values,
      published,
    ),
  ]).toEqual([["title", "Strøm"]]);
});

test("findChangedFields() counts neither a blank text nor new words of a live value as a change", () => {
  const mark = (words: string) => `Ring <data value="identity.phone">${words}</data>`;
  const published = { text: mark("33 00"), translations: {} };
  const values = { text: mark("33 11"), translations: { en: { text: "" } } };
  expect([...findChangedFields(at("text", "translations.en.text"), values, published)]).toEqual([]);
});

test("findChangedFields() compares a moved item with the published version of the same item", () => {
  const rate = (text: string, amount: number) => ({ text, amount });
  const published = { rates: [rate("Telt", 300), rate("Bobil", 400)] };
  const values = { rates: [rate("Hytte", 900), rate("Bobil", 435), rate("Telt", 300)] };
  const paths = [0, 1, 2].flatMap((index) => [`rates.${index}.text`, `rates.${index}.amount`]);
  expect([...findChangedFields(at(...paths), values, published)]).toEqual([
    ["rates.0.text", undefined],
    ["rates.0.amount", undefined],
    ["rates.1.amount", 400],
  ]);
});
