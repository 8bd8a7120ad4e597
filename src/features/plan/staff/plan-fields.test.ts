import { expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { planFields } from "./plan-fields.ts";

test("every number in the form has a name for its faults", () => {
  const values = demo.plan();
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

test("a conflict shows single pitches and rows as text", () => {
  const values = demo.plan();
  const shown = (path: string, value: unknown) =>
    planFields(values, "nb")
      .find((field) => field.path === path)
      ?.show?.(value);
  const alike = { kind: null, ampere: null, size: null, surface: null, isClosed: false };
  const pitches = [
    { ...alike, number: 14, isClosed: true },
    { ...alike, number: 15, ampere: 10, size: [12, 10], surface: "gravel" },
  ];
  expect(shown("areas.2.pitches", pitches)).toBe(
    "C14 stengt for reparasjon, C15 10 A 12\u00a0×\u00a010\u00a0m grus",
  );
  expect(shown("areas.2.pitches", [])).toBe("–");
  expect(shown("areas.2.rows", values.areas[2]!.rows.slice(0, 1))).toBe(
    "1–12 (46 m fra venstre, 68 m ovenfra)",
  );
});
