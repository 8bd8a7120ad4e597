import { expect, test } from "vitest";
import { rowInPlace } from "./row-focus.ts";

test("the next row takes the place of one that is gone, and the one before where it was the last", () => {
  expect(rowInPlace("b", ["a", "b", "c"], ["a", "c"])).toBe("c");
  expect(rowInPlace("c", ["a", "b", "c"], ["a", "b"])).toBe("b");
});

test("rows that have come or gone besides don't matter", () => {
  expect(rowInPlace("b", ["a", "b", "c", "d"], ["new", "a", "d"])).toBe("d");
});

test("nothing is in the place of the only one, or of one that wasn't seen", () => {
  expect(rowInPlace("a", ["a"], [])).toBeUndefined();
  expect(rowInPlace("x", ["a", "b"], ["a", "b"])).toBeUndefined();
});
