import { deflateSync } from "node:zlib";
import PdfDocument from "pdfkit";
import { receiveDocument } from "#src/features/documents/document-upload.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { filesBelow, formRequest } from "./upload.ts";

/** Returns the names of the files of all documents and of unfinished uploads. */
export async function storedDocuments(context: Context): Promise<string[]> {
  return [...(await filesBelow(context, "pdf")), ...(await filesBelow(context, "incoming"))];
}

/** Uploads a file. @returns the stored document, or the kind of the problem */
export function sendDocument(
  context: Context,
  bytes: Uint8Array | string,
  filename = "Regler for Øya.pdf",
): Promise<string | object> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(Buffer.from(bytes))], filename));
  return receiveDocument(context, formRequest(form)).catch((error: unknown) => {
    if (error instanceof Problem) return error.kind;
    throw error;
  });
}

/** Creates a PDF of one page with pdfkit. */
export async function pdf(options: object = {}, draw = (_: PDFKit.PDFDocument) => {}): Promise<Buffer> {
  const document = new PdfDocument(options);
  document.text("Regler");
  draw(document);
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Builds a PDF by hand, from its objects. @param trailer the text after the objects */
export const handwrittenPdf = (objects: string[], trailer = "trailer <</Root 1 0 R>>") =>
  Buffer.from(
    ["%PDF-1.7", ...objects.map((object) => `${object} endobj`), trailer, "startxref 0 %%EOF"].join("\n"),
    "latin1",
  );
export const catalog = "1 0 obj <</Type/Catalog /Pages 2 0 R>>";
export const pages = "2 0 obj <</Type/Pages /Kids [3 0 R] /Count 1>>";
export const page = "3 0 obj <</Type/Page /Parent 2 0 R>>";

/** Returns a PDF of one page with links. @param targets the links' targets, as in a link's dictionary */
export const pdfWithLinks = (...targets: string[]) =>
  handwrittenPdf([
    catalog,
    pages,
    `3 0 obj <</Type/Page /Parent 2 0 R /Annots [${targets.map((_, index) => `${10 + index} 0 R`).join(" ")}]>>`,
    ...targets.map(
      (target, index) => `${10 + index} 0 obj <</Type/Annot /Subtype/Link /Rect [0 0 9 9] ${target}>>`,
    ),
  ]);

/** Returns a PDF with all objects except the catalog in an object stream, as most programs write PDFs. */
export function pdfWithObjectStream(objects: Record<number, string>, more = ""): Buffer {
  const before = `%PDF-1.7\n${catalog} endobj\n`;
  const stream = `${objectStream(objects, more)} endobj\n`;
  const start = before.length + stream.length;
  // Each row has the type of an entry, then the object's offset, or the object's stream and index (ISO 32000-2, 7.5.8).
  const rows: Record<number, number[]> = { 1: [1, "%PDF-1.7\n".length, 0], 9: [1, before.length, 0] };
  for (const [place, number] of Object.keys(objects).entries()) rows[Number(number)] = [2, 9, place];
  const table = Array.from({ length: 10 }, (_, number) => rows[number] ?? [0, 0, 0]);
  const entries = Buffer.from(table.flatMap(([kind, at, place]) => [kind!, at! >> 8, at! & 255, place!]));
  const about = `<</Type/XRef /Size 10 /W [1 2 1] /Root 1 0 R /Length ${entries.length}>>`;
  const end = `\nendstream endobj\nstartxref\n${start}\n%%EOF\n`;
  const parts = [before, stream, `8 0 obj ${about} stream\n`].map((part) => Buffer.from(part, "latin1"));
  return Buffer.concat([...parts, entries, Buffer.from(end)]);
}

function objectStream(objects: Record<number, string>, more = ""): string {
  let at = 0;
  const head = Object.entries(objects).map(([number, text]) => {
    const place = `${number} ${at}`;
    at += text.length + 1;
    return place;
  });
  const first = `${head.join(" ")} `;
  const content = deflateSync(first + Object.values(objects).join(" "));
  return `9 0 obj <</Type/ObjStm /N ${head.length} /First ${first.length} /Filter/FlateDecode ${more} /Length ${content.length}>> stream\n${content.toString("latin1")}\nendstream`;
}

const lines = Array.from(
  { length: 100 },
  (_, place) => `1 0 0 1 9 ${7 * place} Tm (${"Regler ".repeat(170)}) Tj`,
).join("\n");

/** A PDF with one page and a very long text. */
export const wordy = handwrittenPdf([
  catalog,
  pages,
  "3 0 obj <</Type/Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources <</Font <</F 5 0 R>>>> /Contents 4 0 R>>",
  `4 0 obj <</Length ${lines.length + 14}>> stream\nBT /F 1 Tf\n${lines}\nET\nendstream`,
  "5 0 obj <</Type/Font /Subtype/Type1 /BaseFont/Helvetica>>",
]);
