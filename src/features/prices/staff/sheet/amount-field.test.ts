import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount } from "#src/i18n/format.ts";
import { parseAmount } from "./amount-field.tsx";

test.each([
  ["24500", 24500],
  ["24 500", 24500],
  [" 24\u00a0500 ", 24500],
  ["24500,50", 24500.5],
  ["24 500,5 kr", 24500.5],
  ["350.50", 350.5],
  ["350,-", 350],
  ["0", 0],
])("parseAmount reads %j as an amount", (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each(["", "gratis", "-5", "24.500", "24 50", "1,234", "1e3", "5 % ", "1 2", "kr"])(
  "parseAmount refuses %j as an amount",
  (text) => expect(parseAmount(text)).toBeUndefined(),
);

test("a formatted amount is read as the same amount", () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map((ore) => ore / 100);
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseAmount(formatAmount(amount))).toBe(amount);
      expect(parseAmount(String(amount))).toBe(amount);
      expect(parseAmount(String(amount).replace(".", ","))).toBe(amount);
    }),
  );
});

test("a text without digits isn't an amount, and an amount is finite and never negative", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseAmount(text);
      if (amount !== undefined) expect(Number.isFinite(amount) && amount >= 0).toBe(true);
      if (!/\d/.test(text)) expect(amount).toBeUndefined();
    }),
  );
});
