import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markOf } from "#src/i18n/marks.ts";
import { writtenFinder, writtenPlaces } from "./written-out.ts";

describe("a written-out value", () => {
  const find = writtenFinder([
    ["+4733001234", "33001234"],
    ["50 kr", "kr 50"],
    ["kl. 14", "14:00"],
    ["24. april", "24.04"],
    [],
  ]);
  test.each([
    ["Ring 33 00 12 34.", [0]],
    ['<a href="tel:+4733001234">Ring</a>', [0]],
    ["Vask 50\u00a0kr, leie kr 50,-", [1]],
    ["Fra 250 kr, eller 50 kroner", []],
    ["Fra kl. 14, og from 14:00", [2]],
    ["Kl. 14.30, kl. 140 og 14:005", []],
    ["24.04–20.09, og 24.\u00a0April 2027", [3]],
    ["Åpner 24.04.2027", [3]],
    [`Ring ${markOf("identity.phone", "33 00 12 34")}`, []],
  ])("is found in any notation, but not in a mark: %s", (text, found) => {
    expect(find(text)).toEqual(found);
  });
});

describe("a value without a mark", () => {
  const find = writtenPlaces([
    ["+4733001234", "33001234"],
    ["60 kr"],
    ["60 kr", "kr 60"],
    ["kl. 14", "9-21"],
    [],
  ]);
  test.each([
    ["Ring 33 00&nbsp;12 34.", [["33 00&nbsp;12 34", [0]]]],
    [
      '<a href="tel:+4733001234">33 00 12 34</a>, ring!',
      [['<a href="tel:+4733001234">33 00 12 34</a>', [0]]],
    ],
    ['<a href="tel:+4733001234">Ring</a> <img alt="60 kr">', []],
    [`<p>${markOf("price.dusj", "60 kr")} og <strong>60 kr</strong></p>`, [["60 kr", [1, 2]]]],
    ["160 kr, 1 060 kr, kl. 14.30, 19–21", []],
    [
      "KR 60, Kl. 14, 9 – 21 og 60 kr",
      [
        ["KR 60", [2]],
        ["Kl. 14", [3]],
        ["9 – 21", [3]],
        ["60 kr", [1, 2]],
      ],
    ],
  ])("is found as a whole, but not inside a mark or another value: %s", (text, expected) => {
    expect(find(text).map(({ from, to, values: which }) => [text.slice(from, to), which])).toEqual(expected);
  });

  test("is found at positions that don't overlap, in any text", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            "60 kr",
            "kr",
            " ",
            "9-21",
            "<p>",
            "<a href='",
            '<a href="tel:1">',
            "</a>",
            "33001234",
            "<",
            ">",
            markOf("identity.phone", "60 kr"),
          ),
        ),
        (parts) => {
          const text = parts.join("");
          let after = 0;
          for (const { from, to, values: which } of find(text)) {
            expect(from).toBeGreaterThanOrEqual(after);
            expect(to).toBeGreaterThan(from);
            expect(which.length).toBeGreaterThan(0);
            after = to;
          }
          expect(after).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });
});
