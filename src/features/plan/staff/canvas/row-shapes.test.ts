import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { pitchesOf } from "#src/features/plan/pitches.ts";
import { boundsOf, middleOf } from "#src/features/plan/drawing/spots.ts";
import { toPlan, planKind, type Area } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { areaFacts, pitchFacts } from "#src/features/plan/plan-words.ts";
import { closedPitches, differencesOf, withDifferences } from "#src/features/plan/staff/own-pitches.ts";
import { signs } from "#src/features/plan/signs.ts";
import { moveAlong, withoutRow } from "./area-letter.ts";
import { movePoint } from "./chosen-part.ts";
import { copiedPlace, newPlace } from "./new-place.ts";
import {
  areaWithRow,
  directionOf,
  endsOf,
  handleOf,
  hasLetter,
  linesThrough,
  newArea,
  otherCorners,
  reachOf,
  rescale,
  rowBehind,
  rowBetween,
  snap,
  stretchRow,
  addDegrees,
  wholeRow,
} from "./row-shapes.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

const values = demo.plan();
const { measures } = values;
const areaC = values.areas[2]!;
const within = (area: Area) => {
  const { x, y, width, height } = boundsOf(pitchesOf(area, measures));
  return x >= -0.1 && y >= -0.1 && x + width <= measures.width + 0.1 && y + height <= measures.height + 0.1;
};

describe("a row", () => {
  test("between two points has about as many pitches as fit, continues the numbers, and follows the points' direction", () => {
    const row = rowBetween([100, 240], [180, 300], areaC, values);
    expect(row).toEqual({ from: 25, count: 6, corner: [100, 240], angle: 37 });
    const last = pitchesOf({ ...areaC, rows: [row] }, measures).at(-1)!;
    const [x, y] = middleOf(last);
    expect(Math.hypot(x - 180, y - 300)).toBeLessThan(20);
    // A direction within two degrees of horizontal, vertical or another row's angle is snapped to that angle.
    expect(directionOf([0, 0], [100, 3], values)).toBe(0);
    expect(directionOf([0, 0], [0, -50], values)).toBe(-90);
    // Any other direction is only rounded to a whole degree.
    expect(directionOf([0, 0], [100, 5.5], { areas: [] })).toBe(3);
  });

  test("has its area's letter if no other row is nearer to the letter, even when the row is rotated", () => {
    const beside = (area: Area) => area.rows.map((row) => hasLetter(row, area, measures));
    expect(beside(areaC)).toEqual([true, false]);
    const [front, behind] = areaC.rows;
    const [x, y] = areaC.sign;
    const upright: Area["rows"][number] = { ...behind!, corner: [x + 14, y - 50], angle: 90 };
    expect(beside({ ...areaC, rows: [front!, upright] })).toEqual([false, true]);
  });

  test("moves its letter along, but not out of the plan; the letter of a removed row moves to another row", () => {
    const [front, behind] = areaC.rows;
    const [x, y] = front!.corner;
    expect(moveAlong([x + 9, y - 11], [x, y], [x + 50, y + 20], measures)).toEqual([x + 59, y + 9]);
    expect(moveAlong([x, y], [x, y], [-99, measures.height + 99], measures)).toEqual([0, measures.height]);
    const withLetterLeft = withoutRow(values, 2, 0);
    expect(withLetterLeft.rows).toEqual([behind]);
    expect(withLetterLeft.sign).not.toEqual(areaC.sign);
    const far = Math.hypot(
      withLetterLeft.sign[0] - behind!.corner[0],
      withLetterLeft.sign[1] - behind!.corner[1],
    );
    expect(far).toBeLessThan(16);
    expect(withoutRow(values, 2, 1)).toEqual({ ...areaC, rows: [front] });
  });

  test("in a new area has pitches like the pitches of the last area, and the letter is beside the row", () => {
    const [first, ...others] = values.areas;
    const { corner } = first!.rows[0]!;
    const behind = rowBehind(first!.rows[0]!, first!, measures).corner;
    const added = newArea({ areas: [...others, first!], measures }, behind);
    expect(added).toMatchObject({ name: "F", size: first!.size, kind: first!.kind, rows: [], pitches: [] });
    expect(added.sign[0]).toBeLessThan(corner[0]);
    // Areas that staff add in the list of areas are placed below each other while the plan has room.
    const three = [1, 2, 3].reduce<Area[]>((areas) => [...areas, areaWithRow({ areas, measures })], []);
    expect(three.map(({ name, rows }) => [name, rows[0]!.corner[1]])).toEqual([
      ["A", 40],
      ["B", 62],
      ["C", 84],
    ]);
    expect(newArea({ areas: [], measures }, [100, 200])).toMatchObject({ name: "A", sign: [109, 189] });
  });

  test("in a new area shows guests no kind, size, power or surface before staff enter the value", () => {
    const rows: Area["rows"] = [{ from: 1, count: 3, corner: [100, 200], angle: 0 }];
    const newest = { ...newArea({ areas: [], measures }, [100, 200]), rows };
    const { areas } = planKind.input.parse({ ...values, areas: [newest] });
    const drawn = toPlan({ ...values, areas, places: [] });
    const [pitch] = pitchesOf(areas[0]!, drawn);
    expect(exampleLanguages.map((language) => pitchFacts(pitch!, drawn, language).split(" · ")[1])).toEqual([
      "plass",
      "pitch",
      "Platz",
    ]);
    expect(areaFacts(areas[0]!, drawn, "nb")).toBe("3 plasser");
  });

  test("snaps to another row's corners, or to whole metres", () => {
    const corners = otherCorners(values);
    expect(snap([94, 200.3], corners, measures)).toEqual([92, 200]);
    expect(snap([94, 200.3], [], measures)).toEqual([94, 200]);
  });

  test("with one end moved keeps the other end and the first number, and has about as many pitches as fit", () => {
    const row = areaC.rows[1]!;
    const [start, end] = endsOf(wholeRow(row, areaC, measures));
    const shorter = stretchRow(row, [start, [start[0] + 91, end[1] + 2]], areaC, values);
    expect(shorter).toEqual({ from: 13, count: 5, corner: [...start], angle: 0 });
    const moved = stretchRow(row, [[start[0] + 36, start[1]], end], areaC, values);
    expect(moved).toMatchObject({ from: 13, count: 10, angle: 0 });
    expect(endsOf(wholeRow(moved, areaC, measures))[1]).toEqual(end);
  });

  test("has its rotation handle beyond the last pitch, or before the first pitch if the handle would be outside the plan", () => {
    const row = areaC.rows[1]!;
    const [beyond, before] = [row, { ...row, corner: [measures.width - 216, 100] as Point }].map((each) =>
      handleOf(wholeRow(each as typeof row, areaC, measures), measures),
    );
    expect([beyond!.isBehind, before!.isBehind]).toEqual([false, true]);
    for (const { at } of [beyond!, before!]) expect(at[0] > 0 && at[0] < measures.width).toBe(true);
  });

  test("has a horizontal or vertical guide line when it is aligned with another row's corner", () => {
    const [corner] = otherCorners(values);
    const angles = (point: Point) => linesThrough(point, [corner!]).map(({ angle }) => angle);
    expect(angles([corner![0], 1])).toEqual([90]);
    expect(angles([1, corner![1]])).toEqual([0]);
    expect(angles([1, 1])).toEqual([]);
  });

  test("stays within the plan completely when it is rotated and moved", () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        number(-999, 1999),
        number(-999, 1999),
        fc.integer({ min: -180, max: 180 }),
        (x, y, angle) => {
          const row = { ...areaC.rows[0]!, count: 5, angle };
          const corner = movePoint([x, y], measures, reachOf(row, areaC, measures));
          expect(within({ ...areaC, rows: [{ ...row, corner }] })).toBe(true);
        },
      ),
    );
  });

  test("has an angle between -180 and 180 after any rotation", () => {
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -5, max: 5 }), (angle, by) => {
        expect(Math.abs(addDegrees(angle, by))).toBeLessThanOrEqual(180);
      }),
    );
  });

  test("has its original angle after it is rotated back, even upside down", () => {
    expect(addDegrees(addDegrees(180, -2), 2)).toBe(180);
    expect(addDegrees(-179, -1)).toBe(180);
  });
});

test("a new scale keeps each part at the same place of the background, and keeps the real size of pitches", () => {
  const { measures: after, areas, places } = rescale(values, 0.5);
  expect([after.width, after.metresPerUnit]).toEqual([376, 0.5]);
  const part = ([x]: Point, { width }: { width: number }) => x / width;
  expect(part(areas[0]!.rows[0]!.corner, after)).toBeCloseTo(
    part(values.areas[0]!.rows[0]!.corner, measures),
    4,
  );
  expect(part(places[3]!.at[0]!, after)).toBeCloseTo(part(values.places[3]!.at[0]!, measures), 4);
  expect(pitchesOf(areas[0]!, after)[0]!.size).toEqual(pitchesOf(values.areas[0]!, measures)[0]!.size);
});

describe("a single pitch", () => {
  const closed = withDifferences(areaC, {
    ...differencesOf(areaC, 14),
    isClosed: true,
    ampere: 10,
    size: [12, 10],
    surface: "gravel",
  });
  const changed = { ...values, areas: values.areas.with(2, { ...areaC, pitches: closed }) };
  const facts = (id: string) => {
    const plan = toPlan(planKind.input.parse(changed));
    const pitches = plan.areas.flatMap((area) => pitchesOf(area, plan));
    const pitch = pitches.find((each) => each.id === id)!;
    return { pitch, words: pitchFacts(pitch, plan, "nb").replaceAll("\u00a0", " ") };
  };

  test("can be closed and have its own values, and a wider pitch moves the next pitch", () => {
    expect(facts("C14").words).toMatch(
      /^Felt C · stengt for reparasjon · sesongplass, 12 × 10 m, strøm 10 A, grus/,
    );
    expect(facts("C15").words).toMatch(/^Felt C · sesongplass, 9 × 10 m, strøm 16 A/);
    expect(facts("C15").pitch.corner[0] - facts("C14").pitch.corner[0]).toBe(24);
    expect(closedPitches(changed)).toEqual([{ id: "C14", areaIndex: 2, number: 14 }]);
    const shorter = { ...changed.areas[2]!, rows: changed.areas[2]!.rows.slice(0, 1) };
    expect(closedPitches({ areas: changed.areas.with(2, shorter) })).toEqual([]);
  });

  test("is stored only when it differs from its area", () => {
    expect(withDifferences({ pitches: closed }, { ...differencesOf(areaC, 14) })).toEqual([]);
  });
});

describe("a new sign", () => {
  test("and its copy can be saved unchanged, with a name in every language", () => {
    const added = signs.reduce<typeof values.places>(
      (places, sign) => [...places, newPlace(places, [30, 30], sign)],
      values.places,
    );
    const copied = copiedPlace(added, added.at(-1)!, (point) => point);
    const saved = planKind.input.parse({ ...values, places: [...added, copied] });
    const { words, group, look } = toPlan(saved).places.at(-2)!;
    expect([words.nb.name, words.en.name, words.de.name]).toEqual([
      "Møteplass",
      "Assembly point",
      "Sammelplatz",
    ]);
    // The emergency page lists the places of the group "safety".
    expect([group, look]).toEqual(["safety", "safety"]);
    expect(new Set(saved.places.map(({ id }) => id)).size).toBe(saved.places.length);
  });
});

test("a row behind another row continues the numbers and doesn't touch the other row", () => {
  const row = rowBehind({ ...areaC.rows[1]!, angle: 30 }, areaC, measures);
  expect(row).toMatchObject({ from: 25, count: 12, angle: 30 });
  const [x, y] = areaC.rows[1]!.corner;
  expect(Math.hypot(row.corner[0] - x, row.corner[1] - y)).toBeGreaterThan(
    areaC.size[1] / measures.metresPerUnit,
  );
});
