import { expect, test } from "vitest";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";
import type { NamedValue } from "#src/cms/kind/live-value.ts";
import { writtenOutFinder, textsIn, wordsAround } from "./form-texts.ts";

const same = (words: string) => inEveryLanguage(() => words);
const named = (key: string, written: string[], writtenBefore: string[] = []): NamedValue => ({
  key,
  name: same(key),
  words: same(written[0]!),
  where: { name: same("Her"), screen: "/admin" },
  written,
  writtenBefore,
});
const find = writtenOutFinder([
  named("identity.phone", ["33001234"], ["44001234"]),
  named("price.dusj", ["60 kr"]),
  named("price.voksen", ["60 kr"], ["50 kr", "44001234"]),
]);

const values = {
  title: "Ring 33 00 12 34",
  text: "<p>Her bor to.</p><p>Dusjen ved badet koster siden i fjor <strong>60&nbsp;kr</strong> &amp; varer i fem minutter og litt til</p>",
  translations: { de: { title: "Ruf 44 00 12 34 an", text: markOf("price.dusj", "60 kr") } },
  facts: [{ label: "Voksen", translations: { en: { label: "50 kr" } } }],
  number: 60,
};
const translatable = { words: ["title", "text"], lists: { facts: { words: ["label"] } } };

test("textsIn() returns all texts of a form, in each language and in the form's lists", () => {
  expect(textsIn(values, translatable).map(({ path, language }) => [path, language])).toEqual([
    ["title", "nb"],
    ["text", "nb"],
    ["translations.de.title", "de"],
    ["translations.de.text", "de"],
    ["facts.0.label", "nb"],
    ["facts.0.translations.en.label", "en"],
  ]);
});

test("a written-out value is found with the live values that have or had this value, and with the words around it", () => {
  const found = find(textsIn(values, translatable)).map((place) => ({
    path: place.path,
    words: place.words,
    keys: place.values.map(({ key }) => key),
    isOld: place.isOld,
    around: wordsAround(place),
  }));
  expect(found).toEqual([
    { path: "title", words: "33 00 12 34", keys: ["identity.phone"], isOld: false, around: ["Ring ", ""] },
    {
      path: "text",
      words: "60\u00a0kr",
      keys: ["price.dusj", "price.voksen"],
      isOld: false,
      around: ["…badet koster siden i fjor ", " & varer i fem minutter og…"],
    },
    {
      path: "translations.de.title",
      words: "44 00 12 34",
      keys: ["identity.phone", "price.voksen"],
      isOld: true,
      around: ["Ruf ", " an"],
    },
    {
      path: "facts.0.translations.en.label",
      words: "50 kr",
      keys: ["price.voksen"],
      isOld: true,
      around: ["", ""],
    },
  ]);
});

test("a written-out time is found only in a line with the first word of the live value's name", () => {
  const departure = {
    ...named("identity.departureBy", ["kl. 12", "kl. 12.00"]),
    name: same("Avreise innen"),
  };
  const wordsIn = (text: string) =>
    writtenOutFinder([departure])(textsIn({ text }, { words: ["text"] })).map(({ words }) => words);
  expect(wordsIn("<p>Vannet er borte til kl. 12.</p>")).toEqual([]);
  expect(wordsIn("<p>Avreisen er før kl. 12.</p><p>Vannet kommer kl. 12.</p>")).toEqual(["kl. 12"]);
});
