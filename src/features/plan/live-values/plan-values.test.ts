import { expect, test } from "vitest";
import { planKind } from "#src/features/plan/plan.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { isLiveKey } from "#src/cms/kind/live-value.ts";
import { planValues } from "./plan-values.ts";

const area = (name: string, kind: "season" | "day", ...counts: number[]) => {
  let from = 1;
  const rows = counts.map((count, row) => ({
    from: (from += count) - count,
    count,
    corner: [20, 20 + 30 * row] as const,
  }));
  return { name, kind, size: [9, 10] as const, ampere: 16, sign: [10, 10] as const, rows };
};

const numbers = (areas: unknown[]) => {
  const values = planValues(planKind.input.parse({ ...emptyValues(planKind), areas }));
  for (const { key } of values) expect([key, isLiveKey(key)]).toEqual([key, true]);
  return Object.fromEntries(values.map(({ key, words }) => [key, words.nb]));
};

test("planValues offers the number of pitches: in all, of each kind and in each area", () => {
  const single = { ...area("A", "season", 3, 4), pitches: [{ number: 2, kind: "day" }] };
  expect(numbers([single, area("Ø", "day", 5)])).toEqual({
    "plan.pitches": "12",
    "plan.pitches.season": "6",
    "plan.pitches.day": "6",
    "plan.area.A": "7",
    "plan.area.OE": "5",
  });
});

test("planValues doesn't offer a value for something that isn't in the plan", () => {
  expect(numbers([])).toEqual({});
  expect(numbers([area("B", "day", 1)])).not.toHaveProperty("plan.pitches.season");
});
