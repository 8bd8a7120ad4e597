import { expect, test } from "vitest";
import { plan as demo } from "#content/plan.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { worded } from "#src/worded.ts";
import { planFields } from "./plan-fields.ts";

test("every number that can be written in the form is called something where it is wrong", () => {
  const values = planKind.input.parse(worded(demo));
  const named = new Set(planFields(values, "nb").map(({ path }) => path));
  const numbers = (value: unknown, path: string): string[] => {
    if (typeof value === "number") return [path];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => numbers(inner, `${path}.${name}`));
  };
  const written = [...numbers(values.areas, "areas"), ...numbers(values.places, "places"), "measures.north"];
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((path) => !path.includes(".pitches.") && !named.has(path))).toEqual([]);
});
