import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { receiveForm } from "#src/platform/http/upload-form.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { DocumentFile } from "./document.ts";
import { documentFilename, storeDocument } from "./document-store.server.ts";
import { checkPdf } from "./pdf/pdf-check.server.ts";
import { removedDocuments } from "./removed-documents.server.ts";

/** Checking a large file takes a second and several times its size in memory. */
const checking = new Semaphore(1);

/**
 * Receives a multipart body with a PDF in the field `file`. Guests can load the file once a document names it.
 * @param request an authorised request
 * @throws Problem unsupported-media-type, bad-request, request-timeout, content-too-large, invalid-fields naming
 *   `file`, unsupported-document, unreadable-document, locked-document, active-document, insufficient-storage,
 *   storage-unavailable. Nothing is stored then.
 */
export async function receiveDocument(context: Context, request: Request): Promise<DocumentFile> {
  return withIncomingFile(context, async (incoming) => {
    const { filename } = await receiveForm(request, incoming, { mustBe: "must be a PDF" });
    return checking.run(() => store(context, filename, incoming));
  });
}

async function store(context: Context, name: string, file: string): Promise<DocumentFile> {
  if ((await stat(file)).size === 0)
    throw new Problem("invalid-fields", { errors: [{ field: "file", message: "must not be empty" }] });
  const { pages } = await checkPdf(file);
  const bytes = await readFile(file);
  const filename = await documentFilename(path.parse(name).name, bytes);
  await removedDocuments.postpone(context, filename);
  await storeDocument(context, filename, bytes);
  return { filename, bytes: bytes.length, pages };
}
