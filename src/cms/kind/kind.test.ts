import { describe, expect, test } from "vitest";
import { z } from "zod";
import { descriptions } from "#test/support/full-resources.ts";
import { documentKind } from "#src/features/documents/document.ts";
import { sanitaryBuildingKind } from "#src/features/sanitary/sanitary-building.ts";
import { inEveryLanguage, languages } from "#src/i18n/language.ts";
import { line, lines, optionalLine, requiredYesNo } from "./fields.ts";
import { defineKind, emptyValues, fieldsOf, valuesOf, wordsOf } from "./kind.ts";

const label = inEveryLanguage(() => "Felt");
const shared = {
  about: "Finds",
  one: "a find",
  order: [{ by: "id", direction: "asc" }],
} as const;

const found = defineKind({
  name: "found",
  ...shared,
  words: { what: line(label), picture: lines(label, { max: 300, isNeeded: true }) },
  fields: { isCollected: requiredYesNo(label) },
  given: { foundAt: { output: z.iso.datetime() } },
});

const words = { what: "En lue", picture: "" };
const stored = {
  ...words,
  isCollected: false,
  foundAt: "2026-07-15T10:00:00Z",
  translations: { en: { what: "A cap" } },
  id: 1,
  version: 1,
  updatedAt: "2026-07-15T10:00:00Z",
};

describe("a kind", () => {
  test("has its `given` fields in its `answer` schema, but not in its `input` schema", () => {
    expect(found.answer.parse(stored)).toEqual(stored);
    expect(Object.keys(found.input.shape)).toEqual(["what", "picture", "isCollected", "translations"]);
    expect(valuesOf(found, stored)).toEqual({
      ...words,
      isCollected: false,
      translations: stored.translations,
    });
    expect(wordsOf(found, stored)).toEqual(words);
  });

  test("accepts an empty text with `isNeeded`, and lists this text in `needed`", () => {
    expect(found.input.safeParse({ ...words, isCollected: true }).success).toBe(true);
    expect(found.translatable).toEqual({ words: ["what", "picture"], needed: ["picture"] });
  });

  test("requires a boolean that has no default", () => {
    expect(found.input.safeParse(words).success).toBe(false);
  });

  test("has no translations if it has no words", () => {
    const camera = defineKind({ name: "lens", ...shared, words: {}, fields: { isOn: requiredYesNo(label) } });
    expect(Object.keys(camera.input.shape)).toEqual(["isOn"]);
    expect(Object.keys(camera.stored.shape)).toEqual(["isOn", "id", "version", "updatedAt"]);
    expect(emptyValues(camera)).toEqual({ isOn: false });
  });
});

test.each(Object.values(descriptions))("a new $name has exactly the `empty` values of its fields", (kind) => {
  const defaults: Record<string, unknown> = emptyValues(kind);
  for (const [name, field] of Object.entries(fieldsOf(kind)))
    expect([name, name in defaults, defaults[name]]).toEqual([name, "empty" in field, field.empty]);
  expect(Object.values(defaults)).not.toContain(undefined);
});

test("a new sanitary building has no cleaning times, and a new document has no `files`", () => {
  expect(emptyValues(sanitaryBuildingKind).cleaning).toBe(null);
  expect(emptyValues(documentKind)).not.toHaveProperty("files");
});

test.each(Object.values(descriptions))(
  "every field of the kind $name has a label in every language",
  (kind) => {
    for (const { label: names } of Object.values(fieldsOf(kind)))
      expect(languages.filter((language) => !names[language])).toEqual([]);
  },
);

test("a text can be as long as its maximum in the form, but not longer", () => {
  const { description } = documentKind.input.shape;
  expect(description.safeParse("x".repeat(documentKind.words.description.written.max!)).success).toBe(true);
  expect(description.safeParse("x".repeat(documentKind.words.description.written.max! + 1)).success).toBe(
    false,
  );
});

test("a one-line text has its line breaks replaced, in every language", () => {
  const kind = defineKind({
    name: "sign",
    ...shared,
    words: { title: line(label), place: optionalLine(label), text: lines(label, { max: 100 }) },
    fields: { owner: line(label) },
  });
  const broken = { title: "Vann\r\n stengt", place: "Ved\nbrygga\n", text: "Én\nTo" };
  const whole = { title: "Vann stengt", place: "Ved brygga", text: "Én\nTo" };
  const translations = (each: object) => ({ en: each });
  expect(kind.input.parse({ ...broken, owner: "Kari\nNilsen", translations: translations(broken) })).toEqual({
    ...whole,
    owner: "Kari Nilsen",
    translations: translations(whole),
  });
});

test("a one-line text of 120,000 characters is refused quickly", () => {
  const { error } = found.input.safeParse({ what: `En${" ".repeat(120_000)}lue`, isCollected: false });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["what"]);
});

test("optional words can be missing, as in requests of older clients and in old history entries", () => {
  const kind = defineKind({
    name: "notice",
    ...shared,
    words: { title: line(label), place: optionalLine(label), note: lines(label, { max: 100 }) },
    fields: {},
  });
  expect(kind.input.parse({ title: "Vann", translations: { en: { title: "Water" } } })).toEqual({
    title: "Vann",
    place: "",
    note: "",
    translations: { en: { title: "Water" } },
  });
  expect(kind.input.safeParse({ note: "" }).success).toBe(false);
});
