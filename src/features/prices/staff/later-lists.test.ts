import { expect, test } from "vitest";
import type { RateGroup } from "#src/features/prices/price-list.ts";
import { carryChanges } from "./later-lists.ts";

const group = (amounts: Record<string, number>): RateGroup => ({
  name: "Døgn",
  subTitle: "",
  purpose: "day",
  rates: Object.entries(amounts).map(([key, amount]) => ({
    key,
    text: key,
    detail: "",
    kind: "price",
    amount,
    translations: {},
  })),
  translations: {},
});
const current = [group({ tent: 290, caravan: 420, shower: 15, dog: 10 })];
const amountsOf = (groups: readonly RateGroup[]) =>
  Object.fromEntries(groups.flatMap(({ rates }) => rates.map(({ key, amount }) => [key, amount])));

test("a changed price changes the price in a later list by the same amount, even if the later price is raised", () => {
  const written = [group({ shower: 15, tent: 295, caravan: 399.5, dog: 0 })];
  const later = [group({ tent: 300, dog: 5 }), group({ caravan: 420, shower: 16, sauna: 200 })];
  const { changes, rateGroups } = carryChanges(current, written, later);
  expect(amountsOf(rateGroups)).toEqual({ tent: 305, dog: 0, caravan: 399.5, shower: 16, sauna: 200 });
  expect(changes).toEqual([
    { text: "tent", before: 300, amount: 305 },
    { text: "dog", before: 5, amount: 0 },
    { text: "caravan", before: 420, amount: 399.5 },
  ]);
});

test("new and removed prices, and amounts that aren't numbers, don't change a later list", () => {
  const [{ rates, ...rest }] = [group({ tent: 290, "": 50 })];
  const written = [
    { ...rest, rates: rates.map((rate) => ({ ...rate, amount: rate.key ? "dyrt" : rate.amount })) },
  ];
  expect(carryChanges(current, written, current)).toEqual({ changes: [], rateGroups: current });
});
