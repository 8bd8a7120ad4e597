import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { languages, type Language } from "#src/i18n/language.ts";
import { documentFile, type DocumentFile } from "./document.ts";

/** A PDF that the build has made of one of the demo's documents, in one language. */
const demoFile = documentFile.extend({ key: z.string(), language: z.enum(languages) });

/** Beside the built server, or seen from this file when it runs as it stands. */
const folders = ["../documents", "../../../dist/documents"].map((folder) =>
  path.resolve(import.meta.dirname, folder),
);

/**
 * The PDFs that the demo comes with, made by build/documents.ts.
 * @returns their folder, and the way from a document's key to its files
 * @throws Error when the site hasn't been built
 */
export async function readDemoDocuments(): Promise<{
  folder: string;
  filesOf(key: string): Record<Language, DocumentFile>;
}> {
  const folder = folders.find((each) => existsSync(path.join(each, "documents.json")));
  if (!folder) throw new Error("The demo's documents are missing: build the site first (npm run build).");
  const all = z
    .array(demoFile)
    .parse(JSON.parse(await readFile(path.join(folder, "documents.json"), "utf8")));
  const fileOf = (key: string, language: Language) =>
    documentFile.parse(all.find((file) => file.key === key && file.language === language));
  return {
    folder,
    filesOf: (key) => ({ nb: fileOf(key, "nb"), en: fileOf(key, "en"), de: fileOf(key, "de") }),
  };
}
