import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inOtherLanguages, otherLanguages, type Translatable } from "#src/i18n/translation.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { pairsAfterSave, languagesProgress } from "#src/platform/store/current-translations.ts";
import { languageOf, languageStates, liveProgress, statesOf } from "./language-states.ts";
import { withValueAt } from "#src/cms/kind/value-at.ts";

const translatable: Translatable = { words: ["title", "text"], lists: { rates: { words: ["name"] } } };

const stored = {
  version: 3,
  title: "Telt",
  text: "Ny tekst",
  translations: { en: { title: "Tent", text: "Old text" }, de: { title: "Zelt" } },
  rates: [
    { name: "Liten", translations: { en: { name: "Small" }, de: { name: "Klein" } } },
    { name: "Stor", translations: { en: { name: "Big" }, de: { name: "Groß" } } },
  ],
  languages: {
    ...inOtherLanguages(() => ({ missing: [] as string[], outdated: [] as string[] })),
    en: { missing: [], outdated: ["translations.en.text"] },
    de: { missing: ["translations.de.text"], outdated: ["rates.0.translations.de.name"] },
  },
};
const edited = (path: string, value: unknown) =>
  liveProgress(withValueAt(stored, path, value), stored, translatable);

describe("the state of a form's languages", () => {
  test("equals the server's state before any change", () => {
    const { en, de } = stored.languages;
    expect(liveProgress(stored, stored, translatable)).toMatchObject({ en, de });
    expect(languageStates(stored, stored, translatable, [])).toMatchObject({
      nb: "done",
      en: "outdated",
      de: "missing",
    });
    expect(statesOf(stored)).toMatchObject({ nb: "done", en: "outdated", de: "missing" });
  });

  test("a new translation is current, and an emptied translation is missing", () => {
    expect(edited("translations.en.text", "New text").en).toEqual({ missing: [], outdated: [] });
    expect(edited("translations.en.text", " ").en).toEqual({
      missing: ["translations.en.text"],
      outdated: [],
    });
  });

  test("a translation is outdated while its Norwegian text is changed, but not after the change is undone", () => {
    expect(edited("title", "Teltplass").en.outdated).toEqual([
      "translations.en.title",
      "translations.en.text",
    ]);
    expect(edited("title", "Teltplass").de.outdated).toContain("translations.de.title");
    expect(edited("title", "Telt").en.outdated).toEqual(["translations.en.text"]);
  });

  test("reordering a list changes no state", () => {
    const { de } = liveProgress({ ...stored, rates: stored.rates.toReversed() }, stored, translatable);
    expect(de.outdated).toEqual(["rates.1.translations.de.name"]);
  });

  test("each language is done when all its required texts are written", () => {
    const states = (values: object, faulty: string[]) =>
      languageStates(values, undefined, translatable, faulty);
    const values = { title: "Telt", text: "<p></p>", translations: { en: { title: "Tent" } }, rates: [] };
    expect(states(values, ["text", "version"])).toMatchObject({
      nb: "missing",
      en: "missing",
      de: "missing",
    });
    const ahead = { ...values, translations: { en: { title: "Tent", text: "Text" } } };
    expect(states(ahead, ["text"])).toMatchObject({ nb: "missing", en: "done", de: "missing" });
    // A text that is too long is invalid, but not missing.
    expect(states({ ...values, text: "Lang" }, ["text"]).nb).toBe("done");
    expect(states({ ...values, rates: [{ name: "" }] }, ["rates.0.name"]).nb).toBe("missing");
    const photo: Translatable = { words: ["title", "alternativeText"], needed: ["alternativeText"] };
    const undescribed = {
      title: "Brygga",
      alternativeText: "",
      translations: { en: { title: "The jetty" } },
    };
    expect(languageStates(undescribed, undefined, photo, [])).toMatchObject({ nb: "missing", en: "missing" });
  });

  test("a new resource has no outdated text, and in an empty resource every language is missing", () => {
    const { languages: _, ...fresh } = stored;
    expect(liveProgress(fresh, undefined, translatable).en).toEqual({ missing: [], outdated: [] });
    const empty = { title: "", text: "", translations: {}, rates: [] };
    expect(languageStates(empty, undefined, translatable, ["title"])).toEqual(
      inEveryLanguage(() => "missing"),
    );
  });

  test("the form marks every text that the server finds outdated after the save", () => {
    const words = fc.constantFrom("", "a", "b", "c");
    const resource = fc.record({
      title: words,
      text: words,
      translations: fc.record({
        en: fc.record({ title: words, text: words }),
        de: fc.record({ title: words }),
      }),
      rates: fc.array(
        fc.record({ name: words, translations: fc.record({ en: fc.record({ name: words }) }) }),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(resource, resource, resource, (first, second, values) => {
        const atFirst = { resource: first, current: pairsAfterSave(first, translatable, undefined) };
        const before = { resource: second, current: pairsAfterSave(second, translatable, atFirst) };
        const seen = {
          ...second,
          version: 1,
          languages: languagesProgress(second, translatable, before.current),
        };
        const live = liveProgress(values, seen, translatable);
        const saved = languagesProgress(values, translatable, pairsAfterSave(values, translatable, before));
        for (const language of otherLanguages) {
          expect(live[language].missing).toEqual(saved[language].missing);
          expect(live[language].outdated).toEqual(expect.arrayContaining(saved[language].outdated));
        }
      }),
    );
  });

  test("`languageOf()` returns the language of a path", () => {
    expect(["title", "translations.de.title", "rates.0.translations.en.name"].map(languageOf)).toEqual([
      "nb",
      "de",
      "en",
    ]);
  });
});
