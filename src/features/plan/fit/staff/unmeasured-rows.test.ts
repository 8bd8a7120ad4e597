import { expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { unmeasuredRows } from "./unmeasured-rows.ts";

const [first] = demo.plan().areas;
const area = {
  ...first!,
  name: "A",
  isEstimated: true,
  rows: [
    { from: 1, count: 2, corner: [20, 20] as [number, number], angle: 0 },
    { from: 3, count: 1, corner: [20, 80] as [number, number], angle: 0 },
  ],
  pitches: [],
};
const own = (number: number, size: [number, number] | null) => ({
  number,
  size,
  kind: null,
  ampere: null,
  surface: null,
  isClosed: false,
});
const numbersIn = (...areas: (typeof area)[]) =>
  unmeasuredRows({ areas }).map(({ part, numbers }) => [part, numbers]);

test("unmeasuredRows names the rows of an area with estimated sizes, until each pitch has a size of its own", () => {
  const [one, other] = [
    [{ list: "areas", index: 0, row: 0 }, "1–2"],
    [{ list: "areas", index: 0, row: 1 }, "3"],
  ];
  expect(numbersIn(area)).toEqual([one, other]);
  const pitches = [own(1, [9, 10]), own(3, [9, 10])];
  expect(numbersIn({ ...area, pitches } as never)).toEqual([one]);
  expect(numbersIn({ ...area, pitches: [...pitches, own(2, [8, 9])] } as never)).toEqual([]);
  expect(numbersIn({ ...area, pitches: [own(1, null), own(2, [8, 9]), own(3, [9, 10])] } as never)).toEqual([
    one,
  ]);
});

test("unmeasuredRows names the rows of an area with an empty size", () => {
  expect(numbersIn({ ...area, isEstimated: false })).toEqual([]);
  expect(numbersIn({ ...area, isEstimated: false, size: ["", 10] } as never)).toHaveLength(2);
});
