import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { documents } from "../content/documents.ts";
import { languages, languageTag } from "../src/i18n/language.ts";
import { renderDocumentPdf } from "./document-pdf.ts";

const all = documents.flatMap((document) =>
  languages.map((language) => ({ document, language, name: `${document.key} in ${language}` })),
);

describe.each(all)("the PDF of $name", async ({ document, language }) => {
  const { bytes, pages } = await renderDocumentPdf(document, language);
  const file = bytes.toString("latin1");
  const fields = document.sections[language].flatMap((section) => section.fields ?? []);

  test("is whole, with the pages it says", () => {
    expect(file.slice(0, 8)).toBe("%PDF-1.7");
    expect(file.trimEnd().slice(-5)).toBe("%%EOF");
    expect(count(file, /\/Type \/Page\n/g)).toBe(pages);
    expect(file).toContain(`/Count ${pages}\n`);
  });

  test("is tagged, in its language, and shows its title", () => {
    expect(file).toContain("/StructTreeRoot ");
    expect(file).toContain("/Marked true");
    expect(file).toContain(`/Lang (${languageTag[language]})`);
    expect(file).toContain("/DisplayDocTitle true");
    expect(bytes.toString("utf8")).toContain(
      `<rdf:li xml:lang="x-default">${document.text[language].title}</rdf:li>`,
    );
    expect(count(file, /\/S \/H1\n/g)).toBe(1);
    expect(count(file, /\/S \/H2\n/g)).toBe(document.sections[language].length);
  });

  test("has a bookmark for its title and each section", () => {
    expect(file).toContain("/Outlines ");
    expect(count(file, /\/Dest \[/g)).toBe(1 + document.sections[language].length);
  });

  test("has a labelled field, in the structure, for each line to fill in", () => {
    const names = [...file.matchAll(/\/T (\(.*?\))\n/gs)].map(([, name]) => name);
    expect(names).toHaveLength(fields.length);
    expect(new Set(names).size).toBe(fields.length);
    expect(count(file, /\/FT \/Tx\n/g)).toBe(fields.length);
    expect(count(file, /\/TU \(/g)).toBe(fields.length);
    expect(count(file, /\/Type \/OBJR\n/g)).toBe(fields.length);
    expect(count(file, /\/StructParent \d+\n/g)).toBe(fields.length);
  });

  test("has a letter in its fonts for every letter of its words", () => {
    const shown = contents(bytes).flatMap((content) =>
      [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, letters]) => letters),
    );
    expect(shown.length).toBeGreaterThan(0);
    const missing = shown.filter((letters) => letters.match(/.{4}/g)!.includes("0000"));
    expect(missing).toEqual([]);
  });

  test("is the same file whenever it is made", async () => {
    const again = await renderDocumentPdf(document, language);
    expect(again.bytes.equals(bytes)).toBe(true);
  });
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What is drawn on the pages. */
function contents(bytes: Buffer): string[] {
  return [...bytes.toString("latin1").matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, stream]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"))
    .filter((content) => content.includes(" Tf"));
}
