import { globSync, readFileSync } from "node:fs";
import ts from "typescript5";
import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";

/*
 * Guests and staff read words from messages/. A Norwegian word in code would also be Norwegian on English and German
 * pages. English sentences for programmers, such as faults of the API, may be in code.
 */

/** Letters and words that only Norwegian or German has. */
const foreign =
  /[æøåäöüß«„]|(?:^| )(?:og|ikke|er|fra|som|til|det|har|av|kl\.|und|nicht|der|das|von|mit|ist)(?: |$)/iu;

/** Attributes that people read or hear. */
const read = ["alt", "aria-label", "aria-description", "label", "placeholder", "title"];

/** Units and keys that are the same in every language. */
const symbols = /^(?:\u00a0|&nbsp;|\s|kr|m|m\/s|Aa|Esc|MVA)*$/u;

/** Files that read letters and words that people type. */
const readers = [
  "src/features/messages/staff/find-end-time.ts",
  "src/cms/staff/fields/date/written-time.ts",
  "src/features/plan/staff/canvas/row-shapes.ts",
  "src/i18n/list-filter-query.ts",
  "src/cms/staff/live-values/value-search.ts",
];

/** Tables by language whose values aren't words. */
const tables = [
  "src/i18n/addresses.ts",
  "src/i18n/language.ts",
  "src/ui/flag.tsx",
  "src/features/search/stemmers.ts",
];

const textsIn = (language: string) =>
  new Set(
    globSync(`messages/${language}/*.json`).flatMap((file) => {
      const texts: string[] = [];
      JSON.parse(readFileSync(file, "utf8"), (_, value: unknown) => {
        if (typeof value === "string") texts.push(value);
      });
      return texts;
    }),
  );

const norwegian = textsIn("nb").difference(textsIn("en"));

/** True for text that a page shows unchanged: between tags, in braces between tags, or in attributes in `read`. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxText(node)) return true;
  if (ts.isJsxAttribute(parent)) return read.includes(parent.name.getText());
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || isShown(parent);
  const isPassedOn =
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) &&
      ["&&", "||", "??"].includes(parent.operatorToken.getText()) &&
      parent.right === node);
  return isPassedOn && isShown(parent);
}

function isWord(node: ts.Node, text: string): boolean {
  if (isShown(node)) return /\p{L}/u.test(text);
  return foreign.test(text) || (/^\p{Lu}\p{Ll}/u.test(text) && norwegian.has(text));
}

function wordsIn(file: string, text = readFileSync(file, "utf8")): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const report = (node: ts.Node, words: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${words}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      if (!symbols.test(node.text) && isWord(node, node.text)) report(node, node.text.trim());
    if (ts.isObjectLiteralExpression(node) && !tables.includes(file)) {
      const names = node.properties.map(({ name }) => name?.getText());
      if (languages.every((language) => names.includes(language))) report(node, "a table by language");
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test("every word that guests or staff read is in a catalogue", () => {
  const files = globSync(["src/**/*.{ts,tsx}", "build/*.ts", "content/*.ts"]).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !readers.includes(file),
  );
  expect(files.flatMap((file) => wordsIn(file))).toEqual([]);
});

test.each([
  ["between tags", "<p>Velkommen</p>", "Velkommen"],
  ["in braces", '<p>{"Velkommen"}</p>', "Velkommen"],
  ["before a value", "<p>{`Velkommen, ${name}`}</p>", "Velkommen,"],
  ["after a condition", '<p>{isOpen && "Velkommen"}</p>', "Velkommen"],
  ["in a choice", '<p>{isOpen ? text.open : "Stengt"}</p>', "Stengt"],
  ["in an attribute that is read", '<img alt={"Brygga"} />', "Brygga"],
])("wordsIn() finds a word %s", (_, element, word) => {
  expect(wordsIn("src/page.tsx", `const part = ${element};`)).toEqual([`src/page.tsx:1 ${word}`]);
});

test("wordsIn() finds no word in a class, a comparison or a symbol", () => {
  const element = '<p className="lead">{kind === "event" && "·"}</p>';
  expect(wordsIn("src/page.tsx", `const part = ${element};`)).toEqual([]);
});
