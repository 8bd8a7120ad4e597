import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { deflateSync } from "node:zlib";
import PdfDocument from "pdfkit";
import { receiveDocument } from "#src/features/documents/document-upload.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/problem.ts";
import { formRequest } from "./upload.ts";

/** The names of all files in the store of documents, finished or not. */
export async function storedDocuments({ config }: Context): Promise<string[]> {
  const folder = path.join(config.dataDir, "pdf");
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Sends a file to the store. @returns what is stored, or the kind of the problem */
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

/** A PDF of one page as a library writes it. */
export async function pdf(options: object = {}, draw = (_: PDFKit.PDFDocument) => {}): Promise<Buffer> {
  const document = new PdfDocument(options);
  document.text("Regler");
  draw(document);
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A PDF written by hand: its objects, and what stands between them and the end. */
export const plain = (objects: string[], trailer = "trailer <</Root 1 0 R>>") =>
  Buffer.from(
    ["%PDF-1.7", ...objects.map((object) => `${object} endobj`), trailer, "startxref 0 %%EOF"].join("\n"),
    "latin1",
  );
export const catalog = "1 0 obj <</Type/Catalog /Pages 2 0 R>>";
export const pages = "2 0 obj <</Type/Pages /Kids [3 0 R] /Count 1>>";
export const page = "3 0 obj <</Type/Page /Parent 2 0 R>>";

/** An object stream with these objects in it. */
export function objectStream(objects: Record<number, string>, more = ""): string {
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
