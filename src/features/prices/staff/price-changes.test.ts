import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeAgainst, compareLists, daysTooEarly, listState, withRateBack } from "./price-changes.ts";

const rate = (text: string, amount: number) => ({
  text,
  amount,
  detail: "",
  kind: "price" as const,
  translations: {},
});
const group = (name: string, ...rates: ReturnType<typeof rate>[]) => ({
  name,
  subTitle: "",
  purpose: "other" as const,
  rates,
  translations: {},
});
const amount = fc.nat(10_000_000);

describe("how an amount differs", () => {
  test("by what guests see now", () => {
    expect(changeAgainst(420, 440)).toEqual({ kind: "changed", before: 420, share: 20 / 420 });
    expect(changeAgainst(50, 50)).toEqual({ kind: "same", before: 50 });
    expect(changeAgainst(undefined, 600)).toEqual({ kind: "new" });
    expect(changeAgainst(0, 100)).toEqual({ kind: "changed", before: 0, share: undefined });
  });
  test("the share leads from the one to the other", () => {
    fc.assert(
      fc.property(amount, amount, (before, after) => {
        const change = changeAgainst(before, after);
        expect(change.kind === "same").toBe(before === after);
        if (change.kind === "changed" && change.share !== undefined)
          expect(before * (1 + change.share)).toBeCloseTo(after, 3);
      }),
    );
  });
});

test("what becomes of every price is counted once", () => {
  const before = { rateGroups: [group("A", rate("a", 1), rate("b", 2)), group("B", rate("c", 3))] };
  const after = { rateGroups: [group("A", rate("a", 1), rate("b", 4), rate("d", 5))] };
  expect(compareLists(before, after)).toEqual({
    changed: [{ text: "b", before: 2, amount: 4 }],
    added: [{ path: "rateGroups.0.rates.2", text: "d" }],
    removed: [{ group: 1, index: 0, rate: rate("c", 3) }],
    same: 1,
  });
  expect(compareLists(before, before)).toMatchObject({ changed: [], added: [], removed: [], same: 3 });
});

test("a removed price comes back to its place, with its group where that is gone too", () => {
  const before = [group("A", rate("a", 1), rate("b", 2)), group("B", rate("c", 3), rate("d", 4))];
  expect(
    withRateBack([group("A", rate("b", 2))], before, { group: 0, index: 0, rate: rate("a", 1) }),
  ).toEqual({ groups: [before[0]], path: "rateGroups.0.rates.0" });
  expect(withRateBack([before[0]!], before, { group: 1, index: 1, rate: rate("d", 4) })).toEqual({
    groups: [before[0], group("B", rate("d", 4))],
    path: "rateGroups.1.rates.0",
  });
});

test("a list is the current one, one of earlier years, or a draft", () => {
  const today = Temporal.PlainDate.from("2026-11-20");
  const list = (year: number, isActive = false) => ({ year, fromDate: `${year}-01-12`, isActive });
  expect(listState(list(2026, true), list(2026, true), today)).toBe("current");
  expect(listState(list(2025), list(2026, true), today)).toBe("earlier");
  expect(listState(list(2027), list(2026, true), today)).toBe("draft");
  expect(listState({ ...list(2026), fromDate: "2026-01-01" }, list(2026, true), today)).toBe("earlier");
  expect(listState(list(2026), undefined, today)).toBe("draft");
});

test("prices that begin later than today come too early", () => {
  const today = Temporal.PlainDate.from("2026-11-20");
  expect(daysTooEarly({ fromDate: "2027-01-01" }, today)).toBe(42);
  expect(daysTooEarly({ fromDate: "2026-11-20" }, today)).toBe(0);
  expect(daysTooEarly({ fromDate: "2025-01-01" }, today)).toBe(0);
});
