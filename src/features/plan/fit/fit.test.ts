import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoPlan } from "#test/support/demo-plan.ts";
import { rotate, type Spot } from "#src/features/plan/drawing/spots.ts";
import { pitchesOf, type Pitch } from "#src/features/plan/pitches.ts";
import type { Area, Plan } from "#src/features/plan/plan.ts";
import { surfaces } from "#src/features/plan/plan-schemas.ts";
import { answersFor } from "./answers.ts";
import { findPairs, findSites, isAcross, isFitting, measuredSites, type Site } from "./fit.ts";
import { fitQuery, queryOf, readMetres, readUnit, vehicleWidth, type Need, type Unit } from "./unit.ts";
import { findWaysOut, longestOf } from "./ways-out.ts";

const metres = fc.integer({ min: 100, max: 2000 }).map((centimetres) => centimetres / 100);
const size = fc.tuple(metres, metres);
const power = fc.constantFrom(null, 0, 6, 10, 16);

const area = (name: string, own: Partial<Area>): Area => ({
  name,
  kind: "day",
  ampere: 16,
  size: [8, 10],
  isEstimated: false,
  surface: "grass",
  sign: [0, 0],
  rows: [{ from: 1, count: 4, corner: [100, 100], angle: 0 }],
  pitches: [],
  ...own,
});
const planOf = (areas: Area[], unitDistance = 0): Plan => ({ ...demoPlan, areas, unitDistance });

const areas = fc.array(
  fc.record({
    size,
    isEstimated: fc.boolean(),
    ampere: power,
    surface: fc.constantFrom(...surfaces),
    rows: fc.tuple(
      fc.record({
        from: fc.constant(1),
        count: fc.integer({ min: 1, max: 6 }),
        corner: fc.constant<[number, number]>([50, 50]),
        angle: fc.integer({ min: -180, max: 180 }),
      }),
    ),
    pitches: fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 6 }),
        kind: fc.constant(null),
        ampere: power,
        size: fc.option(size),
        surface: fc.constant(null),
        isClosed: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 4 },
);
const plans = fc.tuple(areas, fc.integer({ min: 0, max: 1000 })).map(([own, distance]) =>
  planOf(
    own.map((each, index) => area("ABCD"[index]!, each)),
    distance / 100,
  ),
);
const units: fc.Arbitrary<Unit> = fc.record({
  length: fc.integer({ min: 100, max: 3000 }),
  width: fc.integer({ min: 100, max: 2000 }),
  ampere: fc.constantFrom(0, 6, 10, 16),
  ground: fc.constantFrom(undefined, ...surfaces.filter((surface) => surface !== "unsaid")),
});
const unit = (own: Partial<Unit>): Unit => ({
  length: 700,
  width: 250,
  ampere: 0,
  ground: undefined,
  ...own,
});
const ids = (sites: readonly Site[]) => sites.map(({ pitches }) => pitches.map(({ id }) => id).join("+"));

/** Returns the corners of a unit in the middle of a site's room, in metres. */
function cornersOn(site: Site, { length, width }: Pick<Unit, "length" | "width">, { metresPerUnit }: Plan) {
  const [first] = site.pitches;
  const across = site.pitches.reduce((sum, { metres: [wide] }) => sum + wide, 0);
  const [x, y] = isAcross({ length, width }, site) ? [length, width] : [width, length];
  const from = [across / 2 - x / 200, (site.front + site.depth / 2) / 100 - y / 200] as const;
  const at = (right: number, down: number) => {
    const offset = [(from[0] + right) / metresPerUnit, (from[1] + down) / metresPerUnit] as const;
    return rotate(offset, first.angle, first.corner);
  };
  return [at(0, 0), at(x / 100, 0), at(x / 100, y / 100), at(0, y / 100)];
}

const isIn = (
  [x, y]: readonly number[],
  { corner, angle }: Spot,
  { metresPerUnit }: Plan,
  within: number[],
) => {
  const [right, down] = rotate([x! - corner[0], y! - corner[1]], -angle);
  const slack = 0.05;
  const is = (at: number, end: number) => at * metresPerUnit > -slack && at * metresPerUnit < end + slack;
  return is(right, within[0]!) && is(down, within[1]!);
};

describe("the answer", () => {
  test("never names a pitch that is too small, closed or not measured, or that lacks the wanted power or ground", () => {
    fc.assert(
      fc.property(plans, units, (plan, wanted) => {
        for (const site of findSites(plan, wanted)) {
          const [pitch] = site.pitches;
          expect([pitch.isMeasured, pitch.isClosed]).toEqual([true, false]);
          expect(pitch.ampere ?? 0).toBeGreaterThanOrEqual(wanted.ampere);
          if (wanted.ground) expect(pitch.surface).toBe(wanted.ground);
          for (const corner of cornersOn(site, wanted, plan))
            expect(isIn(corner, pitch, plan, [...pitch.metres])).toBe(true);
        }
      }),
    );
  });

  test("names every open measured pitch that is longer and wider than the unit when no distance is needed", () => {
    fc.assert(
      fc.property(plans, units, (plan, wanted) => {
        const near = { ...plan, unitDistance: 0 };
        const large = near.areas
          .flatMap((each) => pitchesOf(each, near))
          .filter(
            ({ metres: [wide, deep], ...pitch }) =>
              pitch.isMeasured && !pitch.isClosed && wide * 100 > wanted.width && deep * 100 > wanted.length,
          )
          .map(({ id }) => id);
        const found = ids(findSites(near, { ...wanted, ampere: 0, ground: undefined }));
        expect(found).toEqual(expect.arrayContaining(large));
      }),
    );
  });

  test("names two neighbours only when the unit fits on the two pitches together", () => {
    fc.assert(
      fc.property(plans, units, (plan, wanted) => {
        for (const site of findPairs(plan, wanted)) {
          const [left, right] = site.pitches as unknown as [Pitch, Pitch];
          expect(right.number).toBe(left.number + 1);
          expect([left, right].every(({ isMeasured, isClosed }) => isMeasured && !isClosed)).toBe(true);
          const both = [left.metres[0] + right.metres[0], Math.min(left.metres[1], right.metres[1])];
          for (const corner of cornersOn(site, wanted, plan))
            expect(isIn(corner, left, plan, both)).toBe(true);
        }
      }),
    );
  });

  test("keeps the plan's distance between the units on any two pitches of a row, and of rows back to back", () => {
    const rows = fc
      .tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: 0, max: 2000 }))
      .map(([angle, gap]) => {
        const back = rotate([0, (10 + gap / 100) / demoPlan.metresPerUnit], angle, [200, 200]);
        return [
          { from: 1, count: 2, corner: [200, 200] as [number, number], angle },
          { from: 3, count: 2, corner: [...back] as [number, number], angle },
        ];
      });
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 700 }), (own, distance) => {
        const plan = planOf([area("A", { rows: own, size: [8, 10] })], distance / 100);
        const sites = measuredSites(plan).filter(({ width, depth }) => width > 0 && depth > 0);
        for (const [index, one] of sites.entries())
          for (const other of sites.slice(index + 1)) {
            const [here, there] = [one, other].map((site) =>
              cornersOn(site, { length: site.depth, width: site.width }, plan),
            );
            const apart = Math.min(
              ...here!.flatMap((a) => there!.map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))),
            );
            expect(apart * plan.metresPerUnit).toBeGreaterThan(distance / 100 - 0.1);
          }
      }),
    );
  });

  test("keeps no distance from a road", () => {
    const rows = [
      { from: 1, count: 1, corner: [50, 50] as [number, number], angle: 0 },
      { from: 2, count: 1, corner: [50, 78] as [number, number], angle: 0 },
    ];
    // The distance between the rows is 8 plan units, or 4 m.
    const depths = (distance: number) =>
      measuredSites(planOf([area("A", { rows })], distance)).map(({ depth }) => depth);
    expect(depths(4)).toEqual([1000, 1000]);
    expect(depths(4.1)).toEqual([795, 795]);
  });

  test("gives the length of the longest unit that fits, and the pitches that fit after each proposed change", () => {
    fc.assert(
      fc.property(plans, units, (plan, wanted) => {
        const sites = measuredSites(plan);
        const longest = longestOf(sites, wanted);
        expect(findSites(plan, { ...wanted, length: longest + 1 })).toEqual([]);
        if (longest > 0) expect(findSites(plan, { ...wanted, length: longest })).not.toEqual([]);
        for (const way of findWaysOut(wanted, sites)) {
          const read = readUnit(Object.fromEntries(new URLSearchParams(queryOf(way.unit))));
          expect(ids(findSites(plan, read))).toEqual(ids(way.sites));
          expect(way.sites).not.toEqual([]);
          for (const need of Object.keys(wanted) as Need[])
            expect(way.unit[need] === wanted[need]).toBe(!way.needs.includes(need));
        }
      }),
    );
  });

  test("names a need only if a change of this need alone makes a pitch fit, and otherwise names no need", () => {
    let named = 0;
    fc.assert(
      fc.property(plans, units, (plan, wanted) => {
        for (const { sites, fitting, reason } of answersFor(plan, wanted)) {
          expect(fitting.length > 0).toBe(reason === undefined);
          if (!reason) continue;
          const fits = (change: Partial<Unit>) =>
            sites.some((site) => isFitting({ ...wanted, ...change }, site));
          const { need, most } = reason;
          named++;
          if (need === "ground") expect(fits({ ground: undefined })).toBe(true);
          else if (need) {
            expect([most < wanted[need], fits({ [need]: most }), fits({ [need]: most + 1 })]).toEqual([
              true,
              true,
              false,
            ]);
          } else {
            // No vehicle is shorter than it is wide.
            const length = Math.min(wanted.length, wanted.width);
            for (const change of [{ length }, { width: 1 }, { ampere: 0 }, { ground: undefined }])
              expect(fits(change)).toBe(false);
          }
        }
      }),
    );
    expect(named).toBeGreaterThan(0);
  });

  test("says that no pitch has the width, the length or the power only if every pitch lacks it", () => {
    fc.assert(
      fc.property(plans, units, (plan, wanted) => {
        for (const { sites, reason } of answersFor(plan, wanted)) {
          if (!reason || reason.isMoreElsewhere) continue;
          const { need, most } = reason;
          const own = sites.map(({ width, depth, pitches: [{ ampere }] }) => ({
            width,
            length: Math.max(width, depth),
            ampere: ampere ?? 0,
          }));
          if (need && need !== "ground")
            expect(Math.max(...own.map((each) => each[need]))).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});

describe("the answer on the demo plan", () => {
  const wide = vehicleWidth + 300;
  test.each<[string, Partial<Unit>, [string, Need | undefined, number][]]>([
    ["a wide awning", { length: 785, width: wide }, [["unsaid", "width", 500]]],
    [
      "a small awning",
      { width: 450 },
      [
        ["day", "width", 400],
        ["season", undefined, 0],
      ],
    ],
    ["a long vehicle", { length: 1080 }, [["unsaid", "length", 1000]]],
    [
      "much power",
      { ampere: 16 },
      [
        ["day", "ampere", 10],
        ["season", undefined, 0],
      ],
    ],
    ["a long vehicle with a wide awning", { length: 1080, width: wide }, [["unsaid", undefined, 0]]],
    ["more power than anywhere", { ampere: 32 }, [["unsaid", "ampere", 16]]],
    [
      "an awning and power",
      { width: 450, ampere: 16 },
      [
        ["day", undefined, 0],
        ["season", undefined, 0],
      ],
    ],
    [
      "a ground",
      { ground: "gravel" },
      [
        ["day", undefined, 0],
        ["season", "ground", 0],
      ],
    ],
  ])("gives at most one need as the reason: %s", (_, own, expected) => {
    expect(
      answersFor(demoPlan, unit(own)).map(({ kind, reason }) => [kind, reason?.need, reason?.most ?? 0]),
    ).toEqual(expected);
  });

  test("a unit that fits only after two changes gets a proposal with both changes", () => {
    const day = measuredSites(demoPlan).filter(({ pitches: [pitch] }) => pitch.kind === "day");
    expect(
      findWaysOut(unit({ width: 450, ampere: 16 }), day).map(({ needs, sites }) => [needs, sites.length]),
    ).toEqual([[["width", "ampere"], 17]]);
  });
});

test("a unit that is longer than a pitch is deep stands across two neighbours of a row, but not across two rows", () => {
  const rows = [
    { from: 1, count: 2, corner: [50, 50] as [number, number], angle: 0 },
    { from: 3, count: 2, corner: [50, 90] as [number, number], angle: 0 },
  ];
  const plan = planOf([area("A", { rows })]);
  const long = unit({ length: 1200 });
  expect(findSites(plan, long)).toEqual([]);
  expect(ids(findPairs(plan, long))).toEqual(["A1+A2", "A3+A4"]);
  expect(findPairs(plan, unit({ length: 1601 }))).toEqual([]);
});

test("a size such as 8.2 m counts in full, although a binary number can't represent it", () => {
  const plan = planOf([area("A", { size: [8.2, 10.1] })]);
  expect(findSites(plan, unit({ length: 1010, width: 820 }))).toHaveLength(4);
});

test("a unit on two pitches needs power on only one pitch", () => {
  const pitches = [{ number: 2, kind: null, ampere: 0, size: null, surface: null, isClosed: false }];
  const rows = [{ from: 1, count: 2, corner: [50, 50] as [number, number], angle: 0 }];
  const plan = planOf([area("A", { rows, pitches })]);
  expect(ids(findPairs(plan, unit({ length: 1200, ampere: 10 })))).toEqual(["A1+A2"]);
});

test("a pitch with a size of its own counts as measured, even in an area with estimated sizes", () => {
  const pitches = [
    {
      number: 2,
      kind: null,
      ampere: null,
      size: [8, 10] as [number, number],
      surface: null,
      isClosed: false,
    },
  ];
  expect(ids(findSites(planOf([area("A", { isEstimated: true, pitches })]), unit({})))).toEqual(["A2"]);
});

describe("metres", () => {
  test.each([
    ["7,5", 750],
    [" 7.5 m", 750],
    ["7,45", 745],
    ["12", 1200],
    ["７，５", 750],
    ["7.5.1", undefined],
    ["7,456", undefined],
    ["-7", undefined],
    ["1e1", undefined],
    ["sju", undefined],
  ])("%j is read as %j centimetres", (typed, expected) => {
    expect(readMetres(typed)).toBe(expected);
  });

  test("a unit stays the same when it is written to a query and read again", () => {
    fc.assert(
      fc.property(units, (own) => {
        const values = Object.fromEntries(new URLSearchParams(queryOf(own)));
        expect(fitQuery.faultsOf(values)).toEqual({});
        expect(readUnit(values)).toEqual(own);
      }),
    );
  });

  test("faults name their fields", () => {
    expect(fitQuery.faultsOf({ length: "0,5", width: "bred", ampere: "mye", ground: "is" })).toEqual({
      length: "length",
      width: "width",
      ampere: "ampere",
      ground: "ground",
    });
    expect(fitQuery.faultsOf({ width: "2,5" })).toEqual({ length: "length" });
    expect(fitQuery.faultsOf({ length: "7,5" })).toEqual({});
  });
});
