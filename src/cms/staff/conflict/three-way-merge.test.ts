import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeResponse, changerAt, chosenValues, comparedFields, type Versions } from "./three-way-merge.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { isSame } from "#src/cms/staff/form/values.ts";

interface Values {
  title: string;
  isActive: boolean;
  translations: { en?: { title?: string } };
  groups: { name: string; rates: { text: string; amount: number }[] }[];
}

const word = fc.constantFrom("", "a", "b", "c");
const values: fc.Arbitrary<Values> = fc.record({
  title: word,
  isActive: fc.boolean(),
  translations: fc.record({ en: fc.record({ title: word }, { requiredKeys: [] }) }, { requiredKeys: [] }),
  groups: fc.array(
    fc.record({
      name: word,
      rates: fc.array(fc.record({ text: word, amount: fc.integer({ min: 0, max: 2 }) }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
});
const versions = fc.record({ base: values, mine: values, theirs: values });

const fieldsOf = ({ groups }: Values) =>
  [
    "title",
    "isActive",
    "translations.en.title",
    "groups",
    ...groups.flatMap(({ rates }, g) => [
      `groups.${g}.name`,
      ...rates.flatMap((_, r) => [`groups.${g}.rates.${r}.text`, `groups.${g}.rates.${r}.amount`]),
    ]),
  ].map((path) => ({ path }));
const compared = (all: Versions<Values>) => comparedFields(fieldsOf(all.mine), all, (path) => ({ path }));

describe("merging two versions with a common base", () => {
  test("returns my version if my side is chosen for every field, and their version if their side is chosen", () => {
    fc.assert(
      fc.property(versions, (all) => {
        const fields = compared(all);
        expect(
          isSame(
            chosenValues(all, fields, () => ({ side: "mine" })),
            all.mine,
          ),
        ).toBe(true);
        expect(
          isSame(
            chosenValues(all, fields, () => ({ side: "theirs" })),
            all.theirs,
          ),
        ).toBe(true);
      }),
    );
  });

  test("gives each field the value of the chosen side", () => {
    fc.assert(
      fc.property(versions, fc.func(fc.constantFrom("mine" as const, "theirs" as const)), (all, side) => {
        const fields = compared(all);
        const chosen = chosenValues(all, fields, (path) => ({ side: side(path) }));
        for (const { path } of fields)
          expect(isSame(valueAt(chosen, path), valueAt(all[side(path)], path))).toBe(true);
      }),
    );
  });

  test("changes nothing when the merged version is merged again", () => {
    fc.assert(
      fc.property(versions, (all) => {
        const automatic = (each: Versions<Values>) =>
          chosenValues(each, compared(each), (path) => {
            const changer = changerAt(each, path);
            return changer === "theirs" ? { side: "theirs" } : { side: "mine" };
          });
        const merged = automatic(all);
        expect(isSame(automatic({ ...all, mine: merged }), merged)).toBe(true);
      }),
    );
  });

  test("finds whether one side or both sides have changed a field", () => {
    const base = { title: "a", isActive: false };
    const all = { base, mine: { title: "b", isActive: false }, theirs: { title: "a", isActive: true } };
    expect(changerAt(all, "title")).toBe("mine");
    expect(changerAt(all, "isActive")).toBe("theirs");
    expect(changerAt({ ...all, theirs: { title: "c", isActive: true } }, "title")).toBe("both");
    expect(changerAt({ ...all, theirs: { title: " b ", isActive: true } }, "title")).toBe("same");
  });

  const list = (...rates: [string, number][]): Values => ({
    title: "",
    isActive: false,
    translations: {},
    groups: [{ name: "Telt", rates: rates.map(([text, amount]) => ({ text, amount })) }],
  });

  test("compares prices one by one if all versions have the same rows", () => {
    const base = list(["Døgn", 300], ["Uke", 1800]);
    const all = {
      base,
      mine: list(["Døgn", 320], ["Uke", 1800]),
      theirs: list(["Døgn", 300], ["Uke", 1900]),
    };
    const paths = compared(all).map(({ path }) => path);
    expect(paths).toContain("groups.0.rates.1.amount");
    expect(paths).not.toContain("groups");
  });

  test.each([
    ["swapped", list(["Uke", 1800], ["Døgn", 300])],
    ["renamed", list(["Natt", 300], ["Uke", 1800])],
    ["removed", list(["Uke", 1800])],
    ["added", list(["Døgn", 300], ["Uke", 1800], ["Måned", 5000])],
  ])(
    "compares a list as one field when rows were %s, so that no price ends up in another row",
    (_, theirs) => {
      const base = list(["Døgn", 300], ["Uke", 1800]);
      const paths = compared({ base, mine: list(["Døgn", 320], ["Uke", 1800]), theirs }).map(
        ({ path }) => path,
      );
      expect(paths.filter((path) => path.startsWith("groups"))).toEqual(["groups"]);
    },
  );

  test("compares a value for which the form has no field", () => {
    const paths = comparedFields(
      [{ path: "title" }],
      { base: { title: "", place: 1 }, mine: { title: "", place: 2 }, theirs: { title: "", place: 3 } },
      (path) => ({ path }),
    );
    expect(paths).toEqual([{ path: "title" }, { path: "place" }]);
  });
});

describe("the response to a save", () => {
  test("becomes the form's content when nothing was typed during the save", () => {
    fc.assert(
      fc.property(values, values, (sent, answer) => {
        expect(isSame(mergeResponse(sent, sent, answer), answer)).toBe(true);
      }),
    );
  });

  test("keeps text that was typed during the save", () => {
    const sent = { title: "Van", text: "a", url: "", translations: {} };
    const now = { title: "Vannet ", text: "a", url: "", translations: { en: { title: "Wat" } } };
    const answer = { title: "Van", text: "a", url: "van", translations: {} };
    expect(mergeResponse<object>(sent, now, answer)).toEqual({
      title: "Vannet ",
      text: "a",
      url: "van",
      translations: { en: { title: "Wat" } },
    });
    expect(mergeResponse({ title: "Vann " }, { title: "Vann " }, { title: "Vann" })).toEqual({
      title: "Vann ",
    });
  });
});

test("new words in the mark of a live value don't count as a change", () => {
  const of = (words: string, price: string) => ({
    title: `${words} <data value="price.tent">${price}</data>`,
  });
  const base = of("Telt fra", "290 kr");
  const theirs = of("Telt fra", "333 kr");
  expect(changerAt({ base, mine: base, theirs }, "title")).toBe("same");
  expect(changerAt({ base, mine: of("Telt", "290 kr"), theirs }, "title")).toBe("mine");
  expect(changerAt({ base, mine: of("Telt", "290 kr"), theirs: of("Bil", "333 kr") }, "title")).toBe("both");
});
