import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeAgainst, compareLists, daysTooEarly, findRate, listState } from "./price-changes.ts";

const rate = (text: string, amount: number) => ({ text, amount, detail: "", translations: {} });
const group = (name: string, ...rates: ReturnType<typeof rate>[]) => ({
  name,
  subTitle: "",
  drawing: null,
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

test("a price is found in its own group, or where it is the only one of its name", () => {
  const groups = [group("Hytte", rate("Døgn", 950)), group("Båt", rate("Døgn", 200), rate("Uke", 900))];
  expect(findRate(groups, "båt ", "døgn")?.amount).toBe(200);
  expect(findRate(groups, "Ny gruppe", "Uke")?.amount).toBe(900);
  expect(findRate(groups, "Ny gruppe", "Døgn")).toBeUndefined();
});

test("what becomes of every price is counted once", () => {
  const before = { rateGroups: [group("A", rate("a", 1), rate("b", 2)), group("B", rate("c", 3))] };
  const after = { rateGroups: [group("A", rate("a", 1), rate("b", 4), rate("d", 5))] };
  expect(compareLists(before, after)).toEqual({
    changed: [{ text: "b", before: 2, amount: 4 }],
    added: 1,
    removed: [{ group: 1, name: "B", rate: rate("c", 3) }],
    same: 1,
  });
  expect(compareLists(before, before)).toMatchObject({ changed: [], added: 0, removed: [], same: 3 });
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
