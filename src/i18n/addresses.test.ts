import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  address,
  addresses,
  canonicalPath,
  findPage,
  localPath,
  splitLanguage,
  type PageName,
} from "./addresses.ts";
import { languages } from "./language.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

describe("findPage", () => {
  test("finds every page at its address in every language", () => {
    for (const name of Object.keys(addresses) as PageName[]) {
      for (const language of languages) {
        for (const pattern of addresses[name]) {
          const path = localPath(pattern.replaceAll(/[[\]]/g, "").replaceAll(/\{\w+\}/g, "x"), language);
          expect(findPage(path), path).toMatchObject({ name, language });
        }
      }
    }
  });

  test.each(["/nope", "/nb", "/english", "/en/nope", "/info/", "/info/prices/", "//", "/info/nyheter/a/b/c"])(
    "finds no page at %s",
    (path) => {
      expect(findPage(path)).toBeUndefined();
    },
  );

  test("accepts an article's address without the title", () => {
    expect(findPage("/de/info/nyheter/ny-brygge")).toEqual({
      name: "article",
      language: "de",
      parts: { url: "ny-brygge" },
    });
  });
});

test("findPage finds the page and the parts of any article's address", () => {
  const part = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(part, part, fc.constantFrom(...languages), (url, title, language) => {
      const path = address("article", language, { url, title });
      expect(path).toMatch(/^[\x21-\x7e]+$/);
      expect(findPage(path)).toEqual({ name: "article", language, parts: { url, title } });
    }),
  );
});

test("canonicalPath returns the page's canonical path for each of its paths and spellings", () => {
  for (const name of Object.keys(addresses) as PageName[])
    for (const language of languages) {
      const [own, ...others] = addresses[name].map((path: string) =>
        path.replaceAll(/[[\]]/g, "").replaceAll(/\{\w+\}/g, "x"),
      );
      const path = localPath(own!, language);
      for (const each of [path, ...others.map((other) => localPath(other, language))])
        for (const spelling of [each, each.toUpperCase(), each === "/" ? each : `${each}/`])
          expect(canonicalPath(spelling), spelling).toBe(path);
    }
  expect(["/notfall", "/en/nod", "/en//"].map(canonicalPath)).toEqual([
    "/de/notfall",
    "/en/emergency",
    "/en",
  ]);
  expect(canonicalPath("/nope")).toBeUndefined();
});

test("the home page is at / or at the language's prefix without a trailing slash", () => {
  expect([address("home", "nb"), address("home", "en"), address("home", "de")]).toEqual(["/", "/en", "/de"]);
});

test("the emergency page has its own path in each language", () => {
  const paths = exampleLanguages.map((language) => address("emergency", language));
  expect(paths).toEqual(["/nod", "/en/emergency", "/de/notfall"]);
  expect(paths.map((path) => splitLanguage(path).rest)).toEqual(["/nod", "/nod", "/nod"]);
  expect(localPath("/nod?plass=B12#place", "de")).toBe("/de/notfall?plass=B12#place");
  expect(localPath("/?a", "de")).toBe("/de?a");
});

test.each(["/", "/?p=12", "/#consent", "/nod?plass=B12#place", "/info/prices#avbestilling", "/en-sommer?a"])(
  "splitLanguage reverses localPath of %s",
  (path) => {
    for (const language of exampleLanguages)
      expect(splitLanguage(localPath(path, language))).toEqual({ language, rest: path });
  },
);
