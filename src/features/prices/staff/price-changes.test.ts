import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changeAgainst,
  compareLists,
  daysTooEarly,
  farChanges,
  listState,
  pairRates,
  withRateBack,
} from "./price-changes.ts";

const rate = (text: string, amount: number, detail = "") => ({
  text,
  amount,
  detail,
  kind: "price" as const,
  key: "",
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

describe("the change of an amount", () => {
  test("is relative to the price that guests see now", () => {
    expect(changeAgainst(420, 440)).toEqual({ kind: "changed", before: 420, share: 20 / 420 });
    expect(changeAgainst(50, 50)).toEqual({ kind: "same", before: 50 });
    expect(changeAgainst(undefined, 600)).toEqual({ kind: "new" });
    expect(changeAgainst(0, 100)).toEqual({ kind: "changed", before: 0, share: undefined });
  });
  test("is a share of the old amount", () => {
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

test("every price is counted once: as changed, added, removed or unchanged", () => {
  const before = { rateGroups: [group("A", rate("a", 1), rate("b", 2)), group("B", rate("c", 3))] };
  const after = { rateGroups: [group("A", rate("a", 1), rate("b", 4), rate("d", 5))] };
  expect(compareLists(before, after)).toEqual({
    changed: [{ path: "rateGroups.0.rates.1", text: "b", before: 2, amount: 4 }],
    added: [{ path: "rateGroups.0.rates.2", text: "d" }],
    removed: [{ group: 1, index: 0, rate: rate("c", 3) }],
    same: 1,
  });
  expect(compareLists(before, before)).toMatchObject({ changed: [], added: [], removed: [], same: 3 });
});

test("a removed price is restored at its position, with its group if the group is missing", () => {
  const before = [group("A", rate("a", 1), rate("b", 2)), group("B", rate("c", 3), rate("d", 4))];
  expect(
    withRateBack([group("A", rate("b", 2))], before, { group: 0, index: 0, rate: rate("a", 1) }),
  ).toEqual({ groups: [before[0]], path: "rateGroups.0.rates.0" });
  expect(withRateBack([before[0]!], before, { group: 1, index: 1, rate: rate("d", 4) })).toEqual({
    groups: [before[0], group("B", rate("d", 4))],
    path: "rateGroups.1.rates.0",
  });
});

test("a list is current, earlier or a draft", () => {
  const today = Temporal.PlainDate.from("2026-11-20");
  const list = (year: number, isActive = false) => ({ year, fromDate: `${year}-01-12`, isActive });
  expect(listState(list(2026, true), list(2026, true), today)).toBe("current");
  expect(listState(list(2025), list(2026, true), today)).toBe("earlier");
  expect(listState(list(2027), list(2026, true), today)).toBe("draft");
  expect(listState({ ...list(2026), fromDate: "2026-01-01" }, list(2026, true), today)).toBe("earlier");
  expect(listState(list(2026), undefined, today)).toBe("draft");
});

test("daysTooEarly counts the days until a list's prices begin", () => {
  const today = Temporal.PlainDate.from("2026-11-20");
  expect(daysTooEarly({ fromDate: "2027-01-01" }, today)).toBe(42);
  expect(daysTooEarly({ fromDate: "2026-11-20" }, today)).toBe(0);
  expect(daysTooEarly({ fromDate: "2025-01-01" }, today)).toBe(0);
  expect(daysTooEarly({ fromDate: "" }, today)).toBe(0);
});

test("a price is matched in its own group, or in another group if the name of the price is unique", () => {
  const before = [group("Hytte", rate("Døgn", 950)), group("Båt", rate("Døgn", 200), rate("Uke", 900))];
  const after = [group("båt ", rate("døgn", 1)), group("Ny", rate("Uke", 2), rate("Måned", 3))];
  expect(pairRates(before, after)).toEqual([[rate("Døgn", 200)], [rate("Uke", 900), undefined]]);
});

test("a price in another group is new if the name of the price isn't unique", () => {
  const before = [group("Hytte", rate("Døgn", 950)), group("Båt", rate("Døgn", 200))];
  expect(pairRates(before, [group("Telt", rate("Døgn", 1))])).toEqual([[undefined]]);
});

test("prices with the same name are matched by their detail, and each price only once", () => {
  const winter = rate("Hytte", 890, "vinter");
  const summer = rate("Hytte", 1190, "sommer");
  const after = [group("A", rate("Hytte", 1, "sommer"), rate("Hytte", 2, "høst"), rate("Hytte", 3))];
  expect(pairRates([group("A", winter, summer)], after)).toEqual([[summer, winter, undefined]]);
});

const word = fc.constantFrom("Telt", "Bobil", "telt ", "Døgn");
const groups = fc.array(
  fc.record({
    name: fc.constantFrom("A", "B"),
    rates: fc.array(
      fc.record({
        text: word,
        detail: word,
        amount: fc.nat(),
        kind: fc.constant("price" as const),
        key: fc.constant(""),
        translations: fc.constant({}),
      }),
    ),
  }),
);

test("each price is matched at most once, and every price of a list is found again after its groups are reversed", () => {
  fc.assert(
    fc.property(groups, groups, (before, after) => {
      const found = pairRates(before, after).flat();
      expect(found).toHaveLength(after.flatMap(({ rates }) => rates).length);
      const taken = found.filter((each) => each !== undefined);
      expect(new Set(taken).size).toBe(taken.length);
      expect(
        pairRates(before, before.toReversed())
          .flat()
          .every((each) => each !== undefined),
      ).toBe(true);
    }),
  );
});

test("an amount looks mistyped if it is more than three times the earlier price, or less than a third of it", () => {
  const rates = (...amounts: number[]) => ({
    rateGroups: [group("A", ...amounts.map((each, index) => rate(`${index}`, each)))],
  });
  const far = farChanges(compareLists(rates(310, 310, 310, 310, 0), rates(3100, 930, 103, 104, 3100)));
  expect(far.map(({ amount: now }) => now)).toEqual([3100, 103]);
});
