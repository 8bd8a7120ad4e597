import { expect, test } from "vitest";
import { findReplacingRow } from "./row-focus.ts";

test("`findReplacingRow()` returns the row after the removed row, or the row before if the last row was removed", () => {
  expect(findReplacingRow("b", ["a", "b", "c"], ["a", "c"])).toBe("c");
  expect(findReplacingRow("c", ["a", "b", "c"], ["a", "b"])).toBe("b");
});

test("`findReplacingRow()` ignores other added and removed rows", () => {
  expect(findReplacingRow("b", ["a", "b", "c", "d"], ["new", "a", "d"])).toBe("d");
});

test("`findReplacingRow()` returns undefined for the only row or an unknown row", () => {
  expect(findReplacingRow("a", ["a"], [])).toBeUndefined();
  expect(findReplacingRow("x", ["a", "b"], ["a", "b"])).toBeUndefined();
});
