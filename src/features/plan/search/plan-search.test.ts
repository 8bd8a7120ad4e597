import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoPlan as plan } from "#test/support/demo-plan.ts";
import { languages } from "#src/i18n/language.ts";
import { pitchesOf } from "#src/features/plan/pitches.ts";
import { areaFacts } from "#src/features/plan/plan-words.ts";
import { planText } from "#messages/plan";
import { idsOf, matchesOf, searchPlan } from "./plan-search.ts";

const pitches = plan.areas.flatMap((area) => pitchesOf(area, plan));
const ids = (typed: string, language: (typeof languages)[number] = "nb") =>
  idsOf(searchPlan(plan, typed, language));

describe.each(languages)("a search of the plan in %s", (language) => {
  test("finds every pitch by its id, and no other pitch", () => {
    fc.assert(
      fc.property(fc.constantFrom(...pitches), (pitch) => {
        expect(ids(planText[language].pitch({ id: pitch.id }), language)).toEqual([pitch.id]);
      }),
    );
  });

  test("finds every place by its name and by the beginnings of its words", () => {
    fc.assert(
      fc.property(fc.constantFrom(...plan.places), fc.integer({ min: 3, max: 40 }), (place, length) => {
        const { name } = place.words[language];
        expect(ids(name, language)).toContain(place.id);
        const beginnings = name.split(/[^\p{L}\d]+/u).map((word) => word.slice(0, length));
        expect(ids(beginnings.join(" "), language)).toContain(place.id);
      }),
    );
  });

  test("finds an area by the size and power that its facts name", () => {
    for (const area of plan.areas) {
      const [, ...facts] = areaFacts(area, plan, language).split(" · ");
      for (const fact of facts.filter((each) => !/\d (?:stengt|closed|wegen)/.test(each))) {
        const found = searchPlan(plan, `${planText[language].field({ name: area.name })} ${fact}`, language);
        const own = pitchesOf(area, plan).map(({ id }) => id);
        expect([...found.areas, ...found.pitches].length, fact).toBeGreaterThan(0);
        expect(found.pitches.every(({ id }) => own.includes(id))).toBe(true);
      }
    }
  });
});

test("a search matches numbers and single letters exactly, and other words by their beginning", () => {
  expect(ids("1").slice(0, 2)).toEqual(["A1", "B1"]);
  expect(ids("strøm 1")).toEqual([]);
  expect(ids("felt c")[0]).toBe("field-C");
  expect(ids("felt x")).toEqual([]);
  expect(ids("SANITÆR")).toEqual(ids("sanitaer"));
  expect(ids("sanitær")).not.toEqual([]);
});

test("a search finds a building by its facilities", () => {
  expect([ids("dusj"), ids("loo", "en"), ids("WC", "de")]).toEqual(
    languages.map(() => ["sanitary-1", "sanitary-2"]),
  );
});

test("looking up the ids of a result returns the same result", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...languages), (typed, language) => {
      const found = searchPlan(plan, typed, language);
      expect(matchesOf(plan, idsOf(found))).toEqual(found);
    }),
  );
});
