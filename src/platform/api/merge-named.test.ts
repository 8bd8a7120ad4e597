import { expect, test } from "vitest";
import { mergeNamed } from "./merge-named.ts";

test("mergeNamed keeps the stored fields that the body leaves out, at every depth, and accepts null as a value", () => {
  const stored = {
    title: "Telt",
    place: { x: 1, y: 2 },
    until: "2027",
    translations: { en: { title: "Tent" } },
  };
  expect(mergeNamed(stored, {})).toEqual(stored);
  const named = { place: { y: 3 }, until: null, translations: { de: { title: "Zelt" } } };
  expect(mergeNamed(stored, named)).toEqual({
    title: "Telt",
    place: { x: 1, y: 3 },
    until: null,
    translations: { en: { title: "Tent" }, de: { title: "Zelt" } },
  });
  expect(mergeNamed(null, { x: 1 })).toEqual({ x: 1 });
  expect(mergeNamed({ x: 1 }, null)).toBeNull();
});

test("mergeNamed replaces a list of plain values", () => {
  expect(mergeNamed({ at: [1, 2], languages: ["en", "de"] }, { at: [3, 4], languages: [] })).toEqual({
    at: [3, 4],
    languages: [],
  });
});

const rates = [
  { text: "Telt", amount: 290, key: "a" },
  { text: "Telt", amount: 350, key: "b" },
  { text: "Bobil", amount: 400, key: "c" },
];
const keysOf = (named: object[], stored: object[] = rates) =>
  (mergeNamed(stored, named) as { key?: string }[]).map(({ key }) => key);

test.each<[string, object[], (string | undefined)[]]>([
  ["with the same key, even if the text has changed", [{ key: "c", text: "Telt" }, { key: "a" }], ["c", "a"]],
  ["with the same text, in any position", [{ text: "Bobil" }], ["c"]],
  ["with the same text, ignoring spaces", [{ text: " Bobil  " }], ["c"]],
  ["with the most equal values, if several items have the same text", [{ text: "Telt", amount: 350 }], ["b"]],
  [
    "with the same text, unless the stored item matches another item better",
    [
      { text: "Telt", amount: 300 },
      { text: "Telt", amount: 290 },
    ],
    ["b", "a"],
  ],
  [
    "in the same position, in a list of the same length",
    [{ text: "Telt" }, { text: "Telt" }, { text: "Ny" }],
    ["a", "b", "c"],
  ],
  [
    "with the same key or text, not by position, in a longer list",
    [{ text: "Ny" }, ...rates],
    [undefined, "a", "b", "c"],
  ],
  [
    "in the same position, unless the stored item is already merged with another item",
    [{ text: "Bobil" }, rates[0]!, { text: "Ny" }],
    ["c", "a", undefined],
  ],
])("mergeNamed merges a list item with the stored item %s", (_, named, keys) => {
  expect(keysOf(named)).toEqual(keys);
});

test("mergeNamed treats an item with an unknown key as new, even at the position of a stored item", () => {
  const named = [rates[0]!, rates[1]!, { text: "Ny", key: "d" }];
  expect(mergeNamed(rates, named)).toEqual([rates[0], rates[1], { text: "Ny", key: "d" }]);
});

test("mergeNamed doesn't compare a client's id when the stored items have no ids", () => {
  const stored = [{ text: "Telt", kind: "extra" }];
  expect(mergeNamed(stored, [{ id: 7, text: "Bobil" }])).toEqual([{ id: 7, text: "Bobil", kind: "extra" }]);
});

test("mergeNamed identifies an item without texts by the number in its first field", () => {
  const stored = [
    { number: 1, kind: "day" },
    { number: 2, kind: "day" },
  ];
  expect(mergeNamed(stored, [{ number: 2, kind: "season" }])).toEqual([{ number: 2, kind: "season" }]);
  expect(mergeNamed(stored, [{ number: 2 }])).toEqual([stored[1]]);
});
