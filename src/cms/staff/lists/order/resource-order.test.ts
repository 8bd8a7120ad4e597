import { describe, expect, test } from "vitest";
import { withGroupStep, withPlace, withStep } from "./resource-order.ts";

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe("moving earlier or later", () => {
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
  ] as const)("moves resource %i by %i past a neighbour in the group, if there is one", (id, by, order) => {
    expect(ids(withStep(list, list[id - 1]!, by, groupOf))).toEqual(order);
  });

  test("moves a whole group past a neighbouring group and puts the resources of each group together", () => {
    expect(ids(withGroupStep(list, "a", 1, groupOf))).toEqual([2, 1, 3, 4]);
    expect(ids(withGroupStep(list, "b", -1, groupOf))).toEqual([2, 1, 3, 4]);
    expect(ids(withGroupStep(list, "b", 1, groupOf))).toEqual([1, 2, 3, 4]);
  });

  test.each([
    [4, 0, [4, 1, 2, 3]],
    [1, 2, [2, 3, 4, 1]],
    [3, 1, [1, 2, 3, 4]],
    [1, 3, [1, 2, 3, 4]],
  ] as const)("moves resource %i to place %i of its group, if there is such a place", (id, place, order) => {
    expect(ids(withPlace(list, list[id - 1]!, place, groupOf))).toEqual(order);
  });
});
