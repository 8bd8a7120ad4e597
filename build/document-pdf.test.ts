import { inflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist";
import "pdfjs-dist/build/pdf.worker.mjs";
import { describe, expect, test } from "vitest";
import { documents } from "../content/documents.ts";
import { identity } from "../content/identity.ts";
import { formatDate } from "../src/i18n/format.ts";
import { languages, languageTag } from "../src/i18n/language.ts";
import { documentPdfText } from "./document-pdf.text.ts";
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
    expect(file).toContain("<pdfuaid:part>1</pdfuaid:part>");
  });

  test("has its day and whom to ask read out, once each", async () => {
    const { updated } = documentPdfText[language];
    const spoken = await readOut(bytes);
    const day = updated(formatDate(Temporal.PlainDate.from(document.date)));
    expect(spoken.filter((each) => each === day)).toEqual([spoken[0]]);
    expect(spoken.at(-1)).toContain(`${identity.address.street}, ${identity.address.postalCode}`);
    expect(spoken.filter((each) => each === spoken.at(-1))).toHaveLength(1);
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
      [...content.matchAll(/<([0-9a-f]+)>/g)].map(([, letters]) => letters!),
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

/** What a screen reader says of a PDF: each piece of its structure that has words. */
async function readOut(bytes: Buffer): Promise<string[]> {
  const { promise } = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await promise;
  const pieces: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const open: boolean[] = [];
    for (const item of items) {
      if ("str" in item) {
        if (open.at(-1)) pieces.push(`${pieces.pop()}${item.str}`.trimStart());
      } else if (item.type === "endMarkedContent") open.pop();
      else {
        const isSpoken = item.id !== null && item.id !== undefined;
        open.push(isSpoken);
        if (isSpoken) pieces.push("");
      }
    }
  }
  return pieces;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What is drawn on the pages. */
function contents(bytes: Buffer): string[] {
  return [...bytes.toString("latin1").matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
    .map(([, stream]) => inflateSync(Buffer.from(stream!, "latin1")).toString("latin1"))
    .filter((content) => content.includes(" Tf"));
}
