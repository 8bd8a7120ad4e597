import fc from "fast-check";
import { expect, test } from "vitest";
import { pairRates } from "./rate-pairs.ts";

const rate = (text: string, amount: number, detail = "") => ({
  text,
  amount,
  detail,
  kind: "price" as const,
  translations: {},
});
const group = (name: string, ...rates: ReturnType<typeof rate>[]) => ({ name, rates });

test("a price is found in its own group, or where it is the only one of its name", () => {
  const before = [group("Hytte", rate("Døgn", 950)), group("Båt", rate("Døgn", 200), rate("Uke", 900))];
  const after = [group("båt ", rate("døgn", 1)), group("Ny", rate("Uke", 2), rate("Måned", 3))];
  expect(pairRates(before, after)).toEqual([[rate("Døgn", 200)], [rate("Uke", 900), undefined]]);
});

test("a price in another group is new where two are called that", () => {
  const before = [group("Hytte", rate("Døgn", 950)), group("Båt", rate("Døgn", 200))];
  expect(pairRates(before, [group("Telt", rate("Døgn", 1))])).toEqual([[undefined]]);
});

test("two of the same name are told apart by their detail, and none is taken twice", () => {
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
        translations: fc.constant({}),
      }),
    ),
  }),
);

test("no price is two, whatever they are called, and a list is its own equal in any order", () => {
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
