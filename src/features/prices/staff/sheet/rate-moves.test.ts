import fc from "fast-check";
import { expect, test } from "vitest";
import { movedName, withMoved } from "./rate-moves.ts";

test("withMoved moves one item to its new position and keeps the order of the other items", () => {
  expect(withMoved(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  expect(withMoved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  const list = fc.uniqueArray(fc.nat(), { minLength: 1 });
  fc.assert(
    fc.property(list, fc.nat(), fc.integer({ min: -2, max: 12 }), (parts, place, to) => {
      const from = place % parts.length;
      const moved = withMoved(parts, from, to);
      const isPlace = to >= 0 && to < parts.length;
      expect(moved[isPlace ? to : from]).toBe(parts[from]);
      expect(moved.filter((part) => part !== parts[from])).toEqual(parts.toSpliced(from, 1));
    }),
  );
});

test("movedName returns the name that a field has after its price or group was moved", () => {
  expect(movedName("rateGroups.0.rates.2.amount", "rateGroups.0.rates", 2, 1)).toBe(
    "rateGroups.0.rates.1.amount",
  );
  expect(movedName("rateGroups.1.name", "rateGroups", 1, 0)).toBe("rateGroups.0.name");
  expect(movedName("rateGroups.12.name", "rateGroups", 1, 0)).toBe("rateGroups.12.name");
});
