import { expect, test } from "vitest";
import { namedOver } from "./named-over.ts";

test("keeps fields that aren't named at every depth and takes null as a value", () => {
  const stored = {
    title: "Telt",
    place: { x: 1, y: 2 },
    until: "2027",
    translations: { en: { title: "Tent" } },
  };
  expect(namedOver(stored, {})).toEqual(stored);
  const named = { place: { y: 3 }, until: null, translations: { de: { title: "Zelt" } } };
  expect(namedOver(stored, named)).toEqual({
    title: "Telt",
    place: { x: 1, y: 3 },
    until: null,
    translations: { en: { title: "Tent" }, de: { title: "Zelt" } },
  });
  expect(namedOver(null, { x: 1 })).toEqual({ x: 1 });
  expect(namedOver({ x: 1 }, null)).toBeNull();
});

test("replaces a list of plain values", () => {
  expect(namedOver({ at: [1, 2], languages: ["en", "de"] }, { at: [3, 4], languages: [] })).toEqual({
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
  (namedOver(stored, named) as { key?: string }[]).map(({ key }) => key);

test.each<[string, object[], (string | undefined)[]]>([
  ["with its key, whatever it is called now", [{ key: "c", text: "Telt" }, { key: "a" }], ["c", "a"]],
  ["with its text, wherever it stands now", [{ text: "Bobil" }], ["c"]],
  ["with its text as it reads", [{ text: " Bobil  " }], ["c"]],
  ["that says most of the same, of several with its text", [{ text: "Telt", amount: 350 }], ["b"]],
  [
    "that says the same before another that doesn't",
    [
      { text: "Telt", amount: 300 },
      { text: "Telt", amount: 290 },
    ],
    ["b", "a"],
  ],
  [
    "at its place, in a list as long as before",
    [{ text: "Telt" }, { text: "Telt" }, { text: "Ny" }],
    ["a", "b", "c"],
  ],
  ["of none, when one was added too", [{ text: "Ny" }, ...rates], [undefined, "a", "b", "c"]],
  [
    "of none, when its place is another's",
    [{ text: "Bobil" }, rates[0]!, { text: "Ny" }],
    ["c", "a", undefined],
  ],
])("merges a list item with the stored one %s", (_, named, keys) => {
  expect(keysOf(named)).toEqual(keys);
});

test("takes an item with an unknown key as new, even in another item's position", () => {
  const named = [rates[0]!, rates[1]!, { text: "Ny", key: "d" }];
  expect(namedOver(rates, named)).toEqual([rates[0], rates[1], { text: "Ny", key: "d" }]);
});

test("ignores an id from the client when stored items have no keys", () => {
  const stored = [{ text: "Telt", kind: "extra" }];
  expect(namedOver(stored, [{ id: 7, text: "Bobil" }])).toEqual([{ id: 7, text: "Bobil", kind: "extra" }]);
});

test("identifies an item without texts by its leading number", () => {
  const stored = [
    { number: 1, kind: "day" },
    { number: 2, kind: "day" },
  ];
  expect(namedOver(stored, [{ number: 2, kind: "season" }])).toEqual([{ number: 2, kind: "season" }]);
  expect(namedOver(stored, [{ number: 2 }])).toEqual([stored[1]]);
});
