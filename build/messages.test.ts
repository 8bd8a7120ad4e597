import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { compileMessages } from "./messages.ts";

type Catalogue = Record<string, object>;

/** Compiles a catalogue `sample`. Returns its types, and functions that read or import a language's module. */
async function compile(catalogues: Record<string, Catalogue>) {
  const folder = mkdtempSync(path.join(tmpdir(), "messages-"));
  const [source, target] = [path.join(folder, "messages"), path.join(folder, "compiled")];
  for (const language of languages) {
    mkdirSync(path.join(source, language), { recursive: true });
    const catalogue = catalogues[language] ?? catalogues["nb"];
    writeFileSync(path.join(source, language, "sample.json"), JSON.stringify(catalogue));
  }
  compileMessages({ source, target });
  return {
    types: readFileSync(path.join(target, "sample.d.ts"), "utf8"),
    module: (language: string) => readFileSync(path.join(target, language, "sample.js"), "utf8"),
    load: async (language: string) =>
      (await import(pathToFileURL(path.join(target, language, "sample.js")).href)) as Record<
        string,
        Record<string, unknown>
      >,
  };
}

const catalogueWith = (message: string): Catalogue => ({ sample: { message } });

test("a message without parameters becomes a string with the same special characters", async () => {
  const words = "Fem ''fine'' \"plasser\", <b>50 %</b> \\ og '{navn}'\n";
  const { load, types } = await compile({ nb: catalogueWith(words) });
  expect((await load("nb"))["sampleText"]).toEqual({
    message: "Fem 'fine' \"plasser\", <b>50 %</b> \\ og {navn}\n",
  });
  expect(types).toContain('readonly "message": string;');
});

test("the type of a message's function has each parameter that the message has in any language", async () => {
  const { types } = await compile({
    nb: catalogueWith("{count, plural, one {én plass} other {# plasser}}"),
    en: catalogueWith("{count, plural, one {a pitch} other {# pitches}} in {place}"),
    de: catalogueWith("{open, select, true {offen} other {zu}}{note, select, undefined {} other {, {note}}}"),
  });
  expect(types).toContain(
    "(values: { place: string | number; count: number; open: boolean; note?: string | undefined }) => string",
  );
});

test("a message with parameters in one language becomes a function in every language", async () => {
  const { load } = await compile({ nb: catalogueWith("Ja"), en: catalogueWith("{name} says yes") });
  const { message } = (await load("nb"))["sampleText"]! as { message: (values: object) => string };
  expect(message({ name: "Kari" })).toBe("Ja");
});

test("compiled messages contain no notes to translators", async () => {
  const { types, module } = await compile({ nb: { sample: { "@message": "Secret note", message: "Ja" } } });
  expect(types + module("nb")).not.toContain("Secret note");
});

test.each([
  [
    "a message that a language lacks",
    { nb: { sample: { a: "A", b: "B" } }, de: { sample: { a: "A" } } },
    "de/sample.json: sample.b is missing.",
  ],
  [
    "a message that Norwegian lacks",
    { nb: { sample: { a: "A" } }, en: { sample: { a: "A", b: "B" } } },
    "en/sample.json: sample.b is missing in Norwegian",
  ],
  [
    "a group in place of a message",
    { nb: { sample: { a: "A" } }, en: { sample: { a: { b: "B" } } } },
    "en/sample.json: sample.a is missing in Norwegian, or is a group in only one of the two languages.",
  ],
  [
    "a message outside a group",
    { nb: { a: "A" } as unknown as Catalogue },
    "nb/sample.json: a must be a group of messages.",
  ],
  [
    "a brace that isn't closed",
    { nb: catalogueWith("Hei {navn") },
    "nb/sample.json: sample.message isn't ICU MessageFormat",
  ],
  [
    "a plural without the case “other”",
    { nb: catalogueWith("{n, plural, one {en}}") },
    "nb/sample.json: sample.message isn't ICU MessageFormat",
  ],
])("the error for %s names the file and the message", async (_, catalogues, fault) => {
  await expect(compile(catalogues as Record<string, Catalogue>)).rejects.toThrow(fault);
});

test("the error for a catalogue that isn't JSON names the file", () => {
  const source = mkdtempSync(path.join(tmpdir(), "messages-"));
  for (const language of languages) {
    mkdirSync(path.join(source, language));
    writeFileSync(path.join(source, language, "sample.json"), language === "de" ? '{ "a" }' : "{}");
  }
  expect(() => compileMessages({ source, target: source })).toThrow(/^de\/sample\.json: Expected ':'/);
});
