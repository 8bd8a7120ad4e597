import { expect, test } from "vitest";
import { demoPlan } from "#test/support/demo-plan.ts";
import { findOverlaps } from "./overlaps.ts";

const [area] = demoPlan.areas;
const scale = { metresPerUnit: 0.5 };

/** An area with a row of three pitches, each 10 × 10 m (20 × 20 units). */
const rowAt = (name: string, corner: [number, number], angle = 0) => ({
  ...area!,
  name,
  size: [10, 10] as [number, number],
  rows: [{ from: 1, count: 3, corner, angle }],
  pitches: [],
});

const overlapsOf = (...areas: ReturnType<typeof rowAt>[]) =>
  findOverlaps(areas, scale).map(({ one, other, others }) => [one.id, other.id, others]);

test("the demo's pitches don't overlap", () => {
  expect(findOverlaps(demoPlan.areas, demoPlan)).toEqual([]);
});

test("findOverlaps names the first two pitches that overlap in two rows, and counts the others", () => {
  expect(overlapsOf(rowAt("A", [20, 20]), rowAt("B", [60, 30]))).toEqual([["A3", "B1", 0]]);
  expect(overlapsOf(rowAt("A", [20, 20]), rowAt("B", [30, 30]))).toEqual([["A1", "B1", 4]]);
});

test("neighbours may touch, and the bounding boxes of two rows may overlap", () => {
  expect(overlapsOf(rowAt("A", [20, 20]), rowAt("B", [80, 20]), rowAt("C", [20, 40]))).toEqual([]);
  expect(overlapsOf(rowAt("A", [20, 20], 45), rowAt("B", [20, 80], 45))).toEqual([]);
  expect(overlapsOf(rowAt("A", [20, 20]), rowAt("B", [100, 20], 90))).toEqual([]);
  expect(overlapsOf(rowAt("A", [20, 20]), rowAt("B", [90, 20], 90))).toEqual([["A3", "B1", 0]]);
});

test("a row whose number isn't valid yet doesn't overlap", () => {
  const unfinished = {
    ...rowAt("B", [20, 20]),
    rows: [{ from: 1, count: Number.NaN, corner: [20, 20] as const, angle: 0 }],
  };
  expect(overlapsOf(rowAt("A", [20, 20]), unfinished as never)).toEqual([]);
});
