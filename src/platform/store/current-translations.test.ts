import { hash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Translatable } from "#src/i18n/translation.ts";
import { pairsAfterSave, languagesProgress, type CurrentTranslations } from "./current-translations.ts";

const translatable: Translatable = { words: ["title", "text"], lists: { rates: { words: ["name"] } } };

interface Words {
  title: string;
  text: string;
  rates: { name: string; translations: { en?: { name?: string } } }[];
  translations: { en?: { title?: string; text?: string } };
}

const tent: Words = {
  title: "Telt",
  text: "",
  rates: [
    { name: "Natt", translations: { en: { name: "Night" } } },
    { name: "Uke", translations: { en: { name: "Week" } } },
  ],
  translations: { en: { title: "Tent" } },
};

/** Saves these states of a resource one after the other, and returns the progress in English. */
function english(...states: Words[]) {
  let before: { resource: object; current: CurrentTranslations } | undefined;
  for (const resource of states)
    before = { resource, current: pairsAfterSave(resource, translatable, before) };
  return languagesProgress(before!.resource, translatable, before!.current).en;
}

describe("a translation", () => {
  test("is current when it is written, and isn't needed for a blank Norwegian text", () => {
    expect(english(tent)).toEqual({ missing: [], outdated: [] });
  });

  test("is missing while it is blank, also in lists", () => {
    const rates = [{ name: "Natt", translations: {} }];
    expect(english({ ...tent, rates, translations: { en: { title: " " } } })).toEqual({
      missing: ["translations.en.title", "rates.0.translations.en.name"],
      outdated: [],
    });
  });

  test("is outdated after a change of the Norwegian text, until the translation changes too", () => {
    const changed = { ...tent, title: "Telt og bil" };
    expect(english(tent, changed).outdated).toEqual(["translations.en.title"]);
    expect(english(tent, changed, { ...changed, text: "Mer" }).outdated).toEqual(["translations.en.title"]);
    const translated = { ...changed, translations: { en: { title: "Tent and car" } } };
    expect(english(tent, changed, translated).outdated).toEqual([]);
  });

  test("isn't outdated when only the text of a live value changes", () => {
    const marked = (price: string) => ({ ...tent, title: `Telt <data value="price.tent">${price}</data>` });
    expect(english(marked("290 kr"), marked("333 kr")).outdated).toEqual([]);
    expect(english(tent, marked("290 kr"), marked("333 kr")).outdated).toEqual(["translations.en.title"]);
    const both = (price: string) => ({
      ...marked(price),
      translations: { en: { title: `Tent <data value="price.tent">${price}</data>` } },
    });
    // An outdated translation stays outdated after a change of a live value.
    const other = (price: string) => ({ ...both(price), title: `${both(price).title} og bil` });
    expect(english(both("290 kr"), other("290 kr"), other("333 kr")).outdated).toEqual([
      "translations.en.title",
    ]);
    // Earlier versions stored hashes of texts with the words of live values.
    const words = JSON.stringify([both("290 kr").title, both("290 kr").translations.en.title]);
    const current = { en: [hash("sha256", words, "base64url").slice(0, 12)] };
    const before = { resource: both("290 kr"), current };
    expect(languagesProgress(before.resource, { words: ["title"] }, current).en.outdated).toEqual([]);
    const after = pairsAfterSave(both("333 kr"), { words: ["title"] }, before);
    expect(languagesProgress(both("333 kr"), { words: ["title"] }, after).en.outdated).toEqual([]);
  });

  test("is current again when the Norwegian text is changed back", () => {
    expect(english(tent, { ...tent, title: "Telt og bil" }, tent).outdated).toEqual([]);
  });

  test("is current when staff confirm it", () => {
    const changed = { ...tent, title: "Telt og bil" };
    const before = { resource: tent, current: pairsAfterSave(tent, translatable, undefined) };
    const current = pairsAfterSave(changed, translatable, before, ["en"]);
    expect(languagesProgress(changed, translatable, current).en.outdated).toEqual([]);
  });

  test("stays with its list item when the list is reordered", () => {
    const moved = { ...tent, rates: tent.rates.toReversed() };
    expect(english(tent, moved).outdated).toEqual([]);
    const changed = { ...moved, rates: [moved.rates[0]!, { ...moved.rates[1]!, name: "Døgn" }] };
    expect(english(tent, moved, changed).outdated).toEqual(["rates.1.translations.en.name"]);
  });

  test("counts as current when nothing is stored about it", () => {
    expect(languagesProgress(tent, translatable, {}).en.outdated).toEqual([]);
  });
});

const text = fc.constantFrom("", "a", "b", "c");
const words = fc.record({
  title: text,
  text,
  rates: fc.array(fc.record({ name: text, translations: fc.record({ en: fc.record({ name: text }) }) }), {
    maxLength: 3,
  }),
  translations: fc.record({ en: fc.record({ title: text, text }) }),
});

test("a new resource is never outdated, and saving it unchanged changes no state", () => {
  fc.assert(
    fc.property(words, words, (first, second) => {
      expect(english(first).outdated).toEqual([]);
      expect(english(first, second, second)).toEqual(english(first, second));
    }),
  );
});
