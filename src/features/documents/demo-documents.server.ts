import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Language } from "#src/i18n/language.ts";

/** The folder in the source, or the one beside the built server. */
const folder = ["../../../content/documents", "../documents"]
  .map((each) => path.resolve(import.meta.dirname, each))
  .find((each) => existsSync(each))!;

/** Reads one of the demo's PDFs. */
export function readDemoDocument(key: string, language: Language): Promise<Buffer> {
  return readFile(path.join(folder, `${key}.${language}.pdf`));
}
