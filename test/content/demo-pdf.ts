import { readFile } from "node:fs/promises";
import { getDocument } from "pdfjs-dist";
import "pdfjs-dist/build/pdf.worker.mjs";
import type { Language } from "#src/i18n/language.ts";

/** Reads one of the demo's PDFs from the repository. */
export const demoPdf = (key: string, language: Language): Promise<Buffer> =>
  readFile(`content/documents/${key}.${language}.pdf`);

/** Returns the texts of a PDF's structure, as a screen reader reads them. */
export async function readOut(key: string, language: Language): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await demoPdf(key, language)), verbosity: 0 }).promise;
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
