import { expect, test } from "vitest";
import { demo } from "#test/content/demo.ts";
import { findParts } from "./find-parts.ts";

const values = demo.plan();
const found = (typed: string) => findParts(typed, values, "nb").map(({ name }) => name);

test("findParts finds a pitch by its name, an area by its letter, and a building or sign by its name in any language", () => {
  expect(findParts("c 14", values, "nb")).toEqual([
    { part: { list: "areas", index: 2, row: 1, number: 14 }, name: "Plass C14" },
  ]);
  expect(found("c")).toContain("Felt C");
  expect(found("felt c")[0]).toBe("Felt C");
  expect(found("brygga")[0]).toBe("Brygga");
  expect(found("JETTY")[0]).toBe("Brygga");
  expect(found("vann")).toContain("Drikkevann");
  for (const typed of ["", "  ", "C99", "finnes ikke", ".*"]) expect(found(typed)).toEqual([]);
});
