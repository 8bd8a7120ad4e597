import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { movePoint, nearestPoint, findPartByFragment, positionOf } from "./staff/canvas/chosen-part.ts";
import { planKind } from "./plan.ts";
import { demoPlan as plan } from "#test/support/demo-plan.ts";
import { distance, nearest, pitchesOf } from "./pitches.ts";
import { boundsOf, middleOf } from "./drawing/spots.ts";
import type { Area } from "./plan.ts";
import type { Point } from "./plan-schemas.ts";
import { areaFacts, pitchFacts, pitchRanges, walksFrom } from "./plan-words.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

const placeOf = (id: string) => plan.places.find((place) => place.id === id)!;
const pitches = plan.areas.flatMap((area) => pitchesOf(area, plan));
const [first, ...others] = plan.places;
const point = fc.tuple(
  fc.double({ min: 0, max: plan.width, noNaN: true }),
  fc.double({ min: 0, max: plan.height, noNaN: true }),
);

describe("the demo's plan", () => {
  test("has the 68 seasonal pitches and 17 touring pitches that the texts mention", () => {
    const count = (name: string) => pitches.filter(({ area }) => area.name === name).length;
    expect(["A", "B", "C", "D", "E"].map(count)).toEqual([24, 20, 24, 9, 8]);
    expect(pitches.filter(({ area }) => area.kind === "season")).toHaveLength(68);
  });

  test("has unique ids", () => {
    const ids = [...pitches, ...plan.places, ...plan.areas.map(({ name }) => ({ id: `field-${name}` }))].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has all pitches and places within its bounds, and no overlapping pitches", () => {
    const corners = pitches.flatMap(({ corner: [x, y], size }): Point[] => [
      [x, y],
      [x + size[0], y + size[1]],
    ]);
    for (const [x, y] of [...corners, ...plan.places.flatMap(({ at }) => at)]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(plan.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(plan.height);
    }
    for (const one of pitches) {
      const upon = pitches.filter(
        ({ corner, size }) =>
          Math.abs(corner[0] - one.corner[0]) < Math.min(size[0], one.size[0]) &&
          Math.abs(corner[1] - one.corner[1]) < size[1],
      );
      expect(upon.map(({ id }) => id)).toEqual([one.id]);
    }
  });

  test("agrees with the texts on the nearest buildings and the cabin's distance to the showers", () => {
    for (const pitch of pitches)
      expect(walksFrom(pitch, plan).map(({ to }) => to.id)).toEqual([
        "ABC".includes(pitch.area.name) ? "sanitary-1" : "sanitary-2",
        "jetty",
      ]);
    expect(distance(placeOf("cabin").at[0]!, placeOf("sanitary-2").at[0]!, plan.metresPerUnit)).toBe(70);
  });

  test("describes pitches and areas in words", () => {
    expect(
      pitchFacts(
        pitches.find(({ id }) => id === "C14")!,
        plan,
        "nb",
      ),
    ).toBe(
      "Felt C · sesongplass, 9\u00a0×\u00a010\u00a0m, strøm 16\u00a0A · 120\u00a0m til sanitærbygg\u00a01 · 200\u00a0m til brygga",
    );
    const [area] = plan.areas;
    const wide: Area = { ...area!, size: [13.8, 15] };
    expect(exampleLanguages.map((language) => areaFacts(wide, plan, language).split(" · ")[1])).toEqual([
      "13,8\u00a0×\u00a015\u00a0m",
      "13.8\u00a0×\u00a015\u00a0m",
      "13,8\u00a0×\u00a015\u00a0m",
    ]);
    const turned = plan.areas.map((each) => ({ ...each, rows: each.rows.toReversed() }));
    for (const areas of [plan.areas, turned])
      expect(pitchRanges({ ...plan, areas }, "en")).toBe(
        "A1 to A24, B1 to B20, C1 to C24, D1 to D9 and E1 to E8",
      );
  });
});

describe("distances", () => {
  test("are rounded to ten metres, are at least ten metres, and are the same in both directions", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const metres = distance(a, b, plan.metresPerUnit);
        expect(metres % 10).toBe(0);
        expect(metres).toBe(distance(b, a, plan.metresPerUnit));
        const exact = Math.hypot(a[0] - b[0], a[1] - b[1]) * plan.metresPerUnit;
        expect(Math.abs(metres - exact)).toBeLessThanOrEqual(exact < 5 ? 10 : 5 + 1e-9);
      }),
    );
  });

  test("nearest returns the place with the smallest distance", () => {
    fc.assert(
      fc.property(point, (here) => {
        const distanceTo = ({ at: [there] }: { at: Point[] }) =>
          Math.hypot(there![0] - here[0], there![1] - here[1]);
        const found = distanceTo(nearest(here, [first!, ...others]));
        for (const place of plan.places) expect(distanceTo(place)).toBeGreaterThanOrEqual(found);
      }),
    );
  });
});

test("an area's bounds contain the middle of each of its pitches", () => {
  for (const area of plan.areas) {
    const { x, y, width, height } = boundsOf(pitchesOf(area, plan));
    for (const [left, top] of pitchesOf(area, plan).map(middleOf)) {
      expect(left > x && left < x + width && top > y && top < y + height).toBe(true);
    }
  }
});

describe("the plan's input", () => {
  const sent = demo.plan();
  const faults = (changed: object) =>
    planKind.input
      .safeParse({ ...sent, ...changed })
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
  const [area, ...rest] = sent.areas;

  test("accepts the demo's plan", () => {
    expect(faults({})).toEqual([]);
  });

  test.each([
    [
      "two areas with the same letter",
      { areas: [area, area] },
      "areas.1.name",
      "must have letters of their own",
    ],
    [
      "two pitches with the same number",
      { areas: [{ ...area!, rows: [area!.rows[0]!, area!.rows[0]!] }, ...rest] },
      "areas.0.rows.1.from",
      "must have pitches with numbers of their own",
    ],
    [
      "a row partly outside the plan",
      { areas: [{ ...area!, rows: [{ from: 1, count: 12, corner: [700, 61] }] }] },
      "areas.0.rows.0.corner.0",
      "must lie within the plan",
    ],
    [
      "a row that begins left of the plan",
      { areas: [{ ...area!, rows: [{ from: 1, count: 12, corner: [-5, 61] }] }] },
      "areas.0.rows.0.corner.0",
      "must lie within the plan",
    ],
    [
      "two signs with the same id",
      { places: [sent.places[0], sent.places[0]] },
      "places.1.id",
      "must have ids of their own",
    ],
    [
      "a sign outside the plan",
      { places: [{ ...sent.places[0]!, at: [[10, 400]] }] },
      "places.0.at.0.0",
      "must lie within the plan",
    ],
  ])("refuses %s, and the error names the field", (_what, changed, path, message) => {
    expect(faults(changed)).toContainEqual([path, message]);
  });

  test("names the field in each error about random values, and never throws", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("measures", "areas", "places", "captions", "soundings"),
        fc.jsonValue(),
        (name, value) => {
          for (const [path] of faults({ [name]: value }))
            expect(path!.split(".")[0]).toMatch(/^(areas|places|measures|captions|soundings)$/);
        },
      ),
    );
  });
});

test("movePoint returns a point within the plan, on whole metres or at the plan's right or lower edge", () => {
  fc.assert(
    fc.property(
      point,
      fc.tuple(
        fc.double({ min: -999, max: 999, noNaN: true }),
        fc.double({ min: -999, max: 999, noNaN: true }),
      ),
      (from, by) => {
        const [x, y] = movePoint([from[0] + by[0], from[1] + by[1]], plan);
        expect(x >= 0 && x <= plan.width && y >= 0 && y <= plan.height).toBe(true);
        for (const [value, max] of [
          [x, plan.width],
          [y, plan.height],
        ] as const)
          expect(value === max || Number.isInteger(value * plan.metresPerUnit)).toBe(true);
      },
    ),
  );
});

test("a dragged row stays within the plan, and nearestPoint() returns the index of a place's nearest point", () => {
  const sent = demo.plan();
  const { reach } = positionOf({ list: "areas", index: 0, row: 0 }, sent)!;
  const [x, y] = movePoint([9999, 9999], plan, reach);
  expect([x + reach.max[0], y + reach.max[1]]).toEqual([plan.width, plan.height]);
  const water = sent.places.find(({ id }) => id === "water")!;
  expect(nearestPoint(water.at, [600, 160])).toBe(2);
});

test("findPartByFragment() finds a pitch, an area or a place by its fragment, and returns undefined for an unknown fragment", () => {
  const sent = demo.plan();
  expect(findPartByFragment("C14", sent)).toEqual({ list: "areas", index: 2, row: 1, number: 14 });
  expect(findPartByFragment("field-D", sent)).toEqual({ list: "areas", index: 3, row: undefined });
  expect(sent.places[(findPartByFragment("jetty", sent) as { index: number }).index]!.name).toBe("Brygga");
  for (const fragment of ["Z1", "C99", "", "field-", "__proto__"])
    expect(findPartByFragment(fragment, sent)).toBeUndefined();
});
