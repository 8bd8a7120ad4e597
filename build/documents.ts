import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { documents } from "../content/documents.ts";
import type { SeedDocument } from "../content/documents/document.ts";
import { identity } from "../content/identity.ts";
import { languages, type Language } from "../src/i18n/language.ts";
import { slugify } from "../src/i18n/slug.ts";
import { copyIfMissing, writeWhole } from "./whole-files.ts";

/** One of the demo's PDFs: what documents.json says of it, and the server seeds a new site with. */
interface BuiltDocument {
  key: SeedDocument["key"];
  language: Language;
  title: string;
  /** Year-month-day. */
  date: string;
  filename: string;
  bytes: number;
  pages: number;
}

const built = "dist/documents";
/** Setting all of them takes some seconds: one that has been set before is taken from here. */
const cache = "node_modules/.cache/documents";

/** Whoever changes one of these gets other files from the same words. */
const setBy = [
  "build/document-pdf.ts",
  "build/document-pdf.text.ts",
  "build/document-rows.ts",
  "build/pdf-fonts.ts",
  "build/pdf-sheet.ts",
  "build/pdf-writer.ts",
  "content/drawings/parts/mark.svg",
  "src/i18n/format.ts",
  "package-lock.json",
];

/** Sets the demo's documents as PDFs, in each language, into dist/documents, from where the server seeds them. */
export function documentFiles(): Plugin {
  return {
    name: "documents",
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      const files: BuiltDocument[] = [];
      for (const document of documents)
        for (const language of languages) files.push(await builtDocument(document, language));
      for (const { filename } of files)
        await copyIfMissing(path.join(cache, filename), path.join(built, filename));
      await writeWhole(path.join(built, "documents.json"), JSON.stringify(files));
    },
  };
}

/** A document in a language, set now unless the cache has it. Its description is written last, so that it vouches for the file. */
async function builtDocument(document: SeedDocument, language: Language): Promise<BuiltDocument> {
  const { key, date, text, sections } = document;
  const input = hash(
    JSON.stringify([language, date, text[language], sections[language], identity]),
    ...setBy.map((file) => readFileSync(file)),
  );
  const description = path.join(cache, `${key}-${language}-${input}.json`);
  if (existsSync(description)) return JSON.parse(await readFile(description, "utf8")) as BuiltDocument;
  const { renderDocumentPdf } = await import("./document-pdf.ts");
  const { bytes, pages } = await renderDocumentPdf(document, language);
  const { title } = text[language];
  const filename = `${slugify(title)}-${hash(bytes)}.pdf`;
  await writeWhole(path.join(cache, filename), bytes);
  const result: BuiltDocument = { key, language, title, date, filename, bytes: bytes.length, pages };
  await writeWhole(description, JSON.stringify(result));
  return result;
}

function hash(...parts: (string | Buffer)[]): string {
  return parts
    .reduce((sum, part) => sum.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 8);
}
