import { expect, test } from "vitest";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";
import type { NamedValue } from "#src/cms/kind/live-value.ts";
import { fromTokens, tokenBefore, tokenNames, withTokens } from "./value-tokens.ts";

const value = (key: string, name: string, words: string): [string, NamedValue] => [
  key,
  {
    key,
    name: inEveryLanguage((language) => (language === "en" ? `${name} (en)` : name)),
    words: inEveryLanguage(() => words),
    where: { name: inEveryLanguage(() => "Her"), screen: "/admin" },
    written: [],
    writtenBefore: [],
  },
];
const values = new Map([
  value("identity.phone", "Telefon", "33 00 12 34"),
  value("price.day-telt", "Døgnplass: Telt", "290 kr"),
  value("price.day-telt-2", "Døgnplass: Telt", "310 kr"),
]);
const names = tokenNames(values, "nb");

test("a field shows the name of a live value, and a save stores the key of the value", () => {
  const shown = "Ring {Telefon}: {Døgnplass: Telt}, {Døgnplass: Telt, 310 kr} {annet} {Telefo";
  const saved = fromTokens(shown, names);
  expect(saved).toBe(
    `Ring ${markOf("identity.phone")}: ${markOf("price.day-telt")}, ${markOf("price.day-telt-2")} {annet} {Telefo`,
  );
  expect(withTokens(saved, names)).toBe(shown);
  expect([...tokenNames(values, "en").keys()][0]).toBe("Telefon (en)");
});

test("a field shows the last words of a live value that was removed", () => {
  expect(withTokens(`Fra ${markOf("price.gone", "250 kr")}.`, names)).toBe("Fra 250 kr.");
});

test("tokenBefore() finds the start of the token that ends at the caret", () => {
  expect(tokenBefore("Ring {Telefon}", 14, names)).toBe(5);
  expect(tokenBefore("Ring {Telefon}", 13, names)).toBeUndefined();
  expect(tokenBefore("Ring {annet}", 12, names)).toBeUndefined();
});
