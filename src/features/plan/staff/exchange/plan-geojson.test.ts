import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demo } from "#src/demo-content.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { onEarth } from "./on-earth.ts";
import { fromGeoJson, toGeoJson } from "./plan-geojson.ts";

const written = demo.plan();
const middle = { latitude: 58.99, longitude: 10.03 };
const turned = written.areas.map((area) => ({
  ...area,
  surface: "grass" as const,
  pitches: [{ number: 3, kind: null, ampere: 10, size: null, surface: null, isClosed: true }],
  rows: area.rows.map((row) => ({ ...row, angle: row.from === 1 ? 12 : 0 })),
}));
const values = { ...written, areas: turned, measures: { ...written.measures, north: 30 } };
const earth = onEarth(values.measures, middle);
const collection = toGeoJson(values, earth);

describe("a plan as GeoJSON", () => {
  test("is placed around the campsite's position, oriented by the plan's north, with counterclockwise outer rings", () => {
    expect(earth.positionOf([376, 178.25])).toEqual([10.03, 58.99]);
    // 100 m to the north, which is 30 degrees to the right of up.
    const [east, north] = earth.positionOf([376 + 100, 178.25 - 173.205]);
    expect(east).toBeCloseTo(10.03, 6);
    expect((north - 58.99) * 111_319.49).toBeCloseTo(100, 1);
    for (const { geometry } of collection.features) {
      if (geometry.type !== "Polygon") continue;
      const [ring = []] = geometry.coordinates;
      expect(ring[0]).toEqual(ring.at(-1));
      const area = ring.slice(1).reduce((sum, [x, y], at) => sum + ring[at]![0] * y - x * ring[at]![1], 0);
      expect(area).toBeGreaterThan(0);
    }
  });

  test("is read back unchanged, in any order and with rings in either direction", () => {
    const shuffled = {
      ...collection,
      features: collection.features.toReversed().map((feature) =>
        feature.geometry.type === "Polygon"
          ? {
              ...feature,
              geometry: {
                ...feature.geometry,
                coordinates: [feature.geometry.coordinates[0]!.toReversed()],
              },
            }
          : feature,
      ),
    };
    for (const [text, isReversed] of [
      [JSON.stringify(collection), false],
      [JSON.stringify(shuffled), true],
    ] as const) {
      const read = fromGeoJson(text, { ...values, areas: [], places: [] }, earth);
      if (typeof read === "string" || "why" in read) throw new Error(JSON.stringify(read));
      const sorted = (areas: typeof written.areas) =>
        areas
          .map((area) => ({ ...area, rows: area.rows.toSorted((a, b) => a.from - b.from) }))
          .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      expect(sorted(planKind.input.parse(read.values).areas)).toEqual(sorted(turned));
      const places = planKind.input.parse(read.values).places;
      expect(isReversed ? places.toReversed() : places).toEqual(values.places);
    }
  });

  test.each([
    ["invalid JSON", "{", "not-geojson"],
    ["a single feature", JSON.stringify(collection.features[0]), "not-geojson"],
    [
      "another program's file",
      '{"type":"FeatureCollection","features":[{"type":"Feature"}]}',
      { feature: 1, why: "unknown" },
    ],
    [
      "a row without its area",
      JSON.stringify({ ...collection, features: collection.features.slice(1) }),
      { feature: 1, why: "no-field" },
    ],
    [
      "a row that is a triangle",
      JSON.stringify(collection, (key, value: unknown) =>
        key === "coordinates" && Array.isArray(value) && Array.isArray((value as unknown[][])[0]?.[0])
          ? [(value as unknown[][])[0]!.slice(1)]
          : value,
      ),
      { feature: 2, why: "not-rectangle" },
    ],
    ["an empty file", '{"type":"FeatureCollection","features":[]}', "nothing"],
    [
      "a plan of another place",
      JSON.stringify(toGeoJson(values, onEarth(values.measures, { latitude: 60, longitude: 11 }))),
      { feature: 1, why: "outside" },
    ],
  ])("refuses %s with the reason", (_what, text, refusal) => {
    expect(fromGeoJson(text, values, earth)).toEqual(refusal);
  });

  test("refuses or validates any file and never throws", () => {
    const anything = fc.record({
      type: fc.constant("FeatureCollection"),
      features: fc.array(
        fc.record({
          geometry: fc.oneof(
            fc.jsonValue(),
            fc.record({
              type: fc.constantFrom("Point", "Polygon", "MultiPoint"),
              coordinates: fc.oneof(fc.jsonValue(), fc.constant([10, 59]), fc.constant([[10, 59]])),
            }),
          ),
          properties: fc.oneof(
            fc.jsonValue(),
            fc.record({
              type: fc.constantFrom("field", "row", "place"),
              field: fc.jsonValue(),
              size: fc.jsonValue(),
              labelAt: fc.jsonValue(),
            }),
          ),
        }),
      ),
    });
    fc.assert(
      fc.property(anything, (file) => {
        const read = fromGeoJson(JSON.stringify(file), values, earth);
        if (typeof read !== "string" && "values" in read) planKind.input.safeParse(read.values);
      }),
    );
  });
});
