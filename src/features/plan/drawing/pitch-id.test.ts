import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoPlan as plan } from "#test/support/demo-plan.ts";
import { readPitchId } from "./pitch-id.ts";
import { pitchesOf } from "#src/features/plan/pitches.ts";

const pitches = plan.areas.flatMap((area) => pitchesOf(area, plan));

describe("readPitchId", () => {
  test.each([
    "C14",
    "c14",
    "c 14",
    " C14 ",
    "plass c14",
    "Plass C-14",
    "felt C plass 14",
    "Stellplatz c.14",
    "pitch C014",
    "14 C",
    "Ｃ１４",
  ])("finds C14 in “%s”", (typed) => expect(readPitchId(typed)).toBe("C14"));

  test.each(["", "  ", "plass", "14", "C", "hytta", "C 0", "!?", "ᾶ1", "ß1"])(
    "finds no pitch in “%s”",
    (typed) => expect(readPitchId(typed)).toBeUndefined(),
  );

  test("finds every pitch in any notation", () => {
    const word = fc.constantFrom("", "plass", "Plass nr", "pitch", "PLATZ", "felt", "campingplass");
    const gap = fc.constantFrom(" ", "  ", "\u00a0", "\t");
    const between = fc.constantFrom("", " ", "-", ".", " - ", "0", " 00");
    fc.assert(
      fc.property(
        fc.constantFrom(...pitches),
        word,
        gap,
        between,
        fc.boolean(),
        (pitch, before, space, middle, isLower) => {
          const area = isLower ? pitch.area.name.toLowerCase() : pitch.area.name;
          expect(readPitchId(`${space}${before}${space}${area}${middle}${pitch.number}${space}`)).toBe(
            pitch.id,
          );
        },
      ),
    );
  });

  test("returns a valid id or nothing for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        expect(readPitchId(typed) ?? "A1").toMatch(/^[A-ZÆØÅ][1-9]\d*$/);
      }),
    );
  });
});
