import fc from "fast-check";
import { expect, test } from "vitest";
import { briefParts, differenceParts } from "./difference-parts.ts";

const text = fc
  .array(fc.constantFrom("vann", "strøm", "stenger", "lørdag", "28.", ",", "\n"), { maxLength: 30 })
  .map((words) => words.join(" "));
const without = (kind: string, before: string, after: string) =>
  differenceParts(before, after)
    .filter((part) => part.kind !== kind)
    .map((part) => part.text)
    .join("");

test("the parts of a difference add up to both texts exactly", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(without("added", before, after)).toBe(before);
      expect(without("removed", before, after)).toBe(after);
    }),
  );
});

test("adjacent changed words form one part of a difference", () => {
  const parts = differenceParts(
    "Det skjer lørdag 28. november, og",
    "Det skjer søndag 29. november klokka 12, og",
  );
  expect(parts).toEqual([
    { kind: "same", text: "Det skjer " },
    { kind: "removed", text: "lørdag 28. november" },
    { kind: "added", text: "søndag 29. november klokka 12" },
    { kind: "same", text: ", og" },
  ]);
});

test("briefParts() shortens a long unchanged passage to the words beside the changes", () => {
  const long = "Et langt avsnitt som ingen har endret på. ".repeat(20);
  const [first, , last] = briefParts(differenceParts(`${long}gammel`, `${long}ny`));
  expect(first!.text).toMatch(/^….{40,70}$/);
  expect(last).toEqual({ kind: "added", text: "ny" });
});

test("two texts of 8,000 words with nothing in common are compared within ten seconds", () => {
  const words = (start: number) =>
    Array.from({ length: 8000 }, (_, index) => `ord${start + index}`).join(" ");
  const began = process.threadCpuUsage();
  expect(differenceParts(words(0), words(10_000)).map(({ kind }) => kind)).toEqual(["removed", "added"]);
  // The CPU time of this thread is independent of other work on the machine.
  expect(process.threadCpuUsage(began).user).toBeLessThan(10_000_000);
});
