import { expect, test } from "vitest";
import { rowInPlace } from "./row-focus.ts";

test("returns the row after a removed one, or the one before if it was the last", () => {
  expect(rowInPlace("b", ["a", "b", "c"], ["a", "c"])).toBe("c");
  expect(rowInPlace("c", ["a", "b", "c"], ["a", "b"])).toBe("b");
});

test("ignores other added and removed rows", () => {
  expect(rowInPlace("b", ["a", "b", "c", "d"], ["new", "a", "d"])).toBe("d");
});

test("returns nothing for the only row or an unknown one", () => {
  expect(rowInPlace("a", ["a"], [])).toBeUndefined();
  expect(rowInPlace("x", ["a", "b"], ["a", "b"])).toBeUndefined();
});
