import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plan } from "#content/plan.ts";
import { boundsOf, distance, getPlanPlace, middleOf, nearest, pitchesOf, type Point } from "./plan.ts";
import { pitchFacts, pitchRanges, walksFrom } from "./plan-words.ts";

const pitches = plan.fields.flatMap((field) => pitchesOf(field, plan));
const [first, ...others] = plan.places;
const point = fc.tuple(
  fc.double({ min: 0, max: plan.width, noNaN: true }),
  fc.double({ min: 0, max: plan.height, noNaN: true }),
);

describe("the plan", () => {
  test("has the pitches that the texts tell of: 68 for the season, 17 for the day", () => {
    const count = (name: string) => pitches.filter(({ field }) => field.name === name).length;
    expect(["A", "B", "C", "D", "E"].map(count)).toEqual([24, 20, 24, 9, 8]);
    expect(pitches.filter(({ field }) => field.kind === "season")).toHaveLength(68);
  });

  test("gives everything an address of its own", () => {
    const ids = [...pitches, ...plan.places, ...plan.fields.map(({ name }) => ({ id: `field-${name}` }))].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("lies within its bounds, no pitch upon another", () => {
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

  test("agrees with the texts on who walks where, and how far the cabin is from the showers", () => {
    for (const pitch of pitches)
      expect(walksFrom(pitch, plan).sanitary, pitch.id).toBe("ABC".includes(pitch.field.name) ? 1 : 2);
    expect(
      distance(
        getPlanPlace(plan, "cabin").at[0]!,
        getPlanPlace(plan, "sanitary-2").at[0]!,
        plan.metresPerUnit,
      ),
    ).toBe(70);
  });

  test("says it in words", () => {
    expect(
      pitchFacts(
        pitches.find(({ id }) => id === "C14")!,
        plan,
        "nb",
      ),
    ).toBe(
      "Felt C · sesongplass, 9\u00a0×\u00a010\u00a0m, strøm 16\u00a0A · 120\u00a0m til sanitærbygg\u00a01 · 200\u00a0m til brygga",
    );
    expect(pitchRanges(plan, "en")).toBe("A1 to A24, B1 to B20, C1 to C24, D1 to D9 and E1 to E8");
  });
});

describe("distances", () => {
  test("are tens of metres, the same both ways, and at most half a step off", () => {
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

  test("no place is nearer than the nearest", () => {
    fc.assert(
      fc.property(point, (here) => {
        const far = ({ at: [there] }: { at: Point[] }) =>
          Math.hypot(there![0] - here[0], there![1] - here[1]);
        const found = far(nearest(here, [first!, ...others]));
        for (const place of plan.places) expect(far(place)).toBeGreaterThanOrEqual(found);
      }),
    );
  });
});

test("a field's bounds hold the middle of each of its pitches", () => {
  for (const field of plan.fields) {
    const { x, y, width, height } = boundsOf(pitchesOf(field, plan));
    for (const [left, top] of pitchesOf(field, plan).map(middleOf)) {
      expect(left > x && left < x + width && top > y && top < y + height).toBe(true);
    }
  }
});
