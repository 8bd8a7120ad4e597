import { expect, test } from "vitest";
import { languageAsLabel, languageInSentence, languageSign } from "./language-names.ts";
import { languageName, languages } from "#src/i18n/language.ts";

test("a language has a name for a sentence and for a label, in each interface language", () => {
  expect(languages.map((shownIn) => languageInSentence("nb", shownIn))).toEqual(
    expect.arrayContaining(["norsk", "Norwegian", "Norwegisch"]),
  );
  expect(languageAsLabel("de", "nb")).toBe("Tysk");
  for (const language of languages) expect(languageAsLabel(language, language)).toBe(languageName[language]);
});

test("languageSign abbreviates languages to NO, EN and DE", () => {
  expect(languages.map(languageSign)).toEqual(expect.arrayContaining(["NO", "EN", "DE"]));
});
