import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberAfter, withGroupStep, withRisingNumbers, withStep } from "./resource-order.ts";

const items = (...numbers: number[]) => numbers.map((sortorder, index) => ({ id: index + 1, sortorder }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test("a new resource comes after all others", () => {
  expect(numberAfter([])).toBe(1);
  expect(numberAfter(items(4, 9, -1))).toBe(10);
});

describe("one step earlier or later", () => {
  const list = [
    { id: 1, group: "a" },
    { id: 2, group: "b" },
    { id: 3, group: "a" },
    { id: 4, group: "a" },
  ];
  const groupOf = ({ group }: { group: string }) => group;

  test.each([
    [1, -1, [1, 2, 3, 4]],
    [1, 1, [2, 3, 1, 4]],
    [4, -1, [1, 2, 4, 3]],
    [3, -1, [3, 1, 2, 4]],
    [2, 1, [1, 2, 3, 4]],
  ] as const)("resource %i by %i goes past the next of its group", (id, by, order) => {
    expect(ids(withStep(list, list[id - 1]!, by, groupOf))).toEqual(order);
  });

  test("a whole group goes past the next, and its resources stand together", () => {
    expect(ids(withGroupStep(list, "a", 1, groupOf))).toEqual([2, 1, 3, 4]);
    expect(ids(withGroupStep(list, "b", -1, groupOf))).toEqual([2, 1, 3, 4]);
    expect(ids(withGroupStep(list, "b", 1, groupOf))).toEqual([1, 2, 3, 4]);
  });
});

describe("numbers that rise", () => {
  const changes = (before: readonly object[], after: readonly object[]) =>
    after.filter((each, index) => each !== before[index]).length;

  test.each([
    ["to the front", [3, 0, 1, 2], 1],
    ["to the end", [1, 2, 3, 0], 1],
    ["one step", [0, 2, 1, 3, 4], 2],
    ["into a gap", [0, 50, 10, 60], 1],
    ["nowhere", [0, 1, 7], 0],
    ["the same for all", [0, 0, 0], 2],
  ])("%s", (_name, numbers, calls) => {
    const list = items(...numbers);
    const after = withRisingNumbers(list);
    expect(changes(list, after)).toBe(calls);
  });

  test("rise in any list, in the same order, with as few changes as can be", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 7 }), (numbers) => {
        const list = items(...numbers);
        const after = withRisingNumbers(list);
        expect(ids(after)).toEqual(ids(list));
        expect(
          after.every(({ sortorder }, index) => index === 0 || sortorder > after[index - 1]!.sortorder),
        ).toBe(true);
        expect(changes(list, after)).toBe(fewestChanges(numbers));
      }),
    );
  });

  /** Tries every choice of those that stay. */
  function fewestChanges(numbers: number[]): number {
    let most = 0;
    for (let choice = 0; choice < 2 ** numbers.length; choice++) {
      const kept = numbers.flatMap((number, index) =>
        choice & (1 << index) ? [[number, index] as const] : [],
      );
      const fits = kept.every(([number, index], at) => {
        const [before, beforeIndex] = kept[at - 1] ?? [-Infinity, 0];
        return number - before >= index - beforeIndex;
      });
      if (fits) most = Math.max(most, kept.length);
    }
    return numbers.length - most;
  }
});
