import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { withIncomingFile } from "#src/platform/files/incoming.ts";
import { receiveForm } from "#src/platform/http/upload-form.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { DocumentFile } from "./document.ts";
import { documentFilename, documentFiles } from "./document-files.server.ts";
import { checkPdf } from "./pdf/pdf-check.server.ts";

/** A large file's check takes a second and several times the file's size in memory. */
const checking = new Semaphore(1);

/**
 * Receives a multipart body with a PDF in the field `file`. Guests can load the file as soon as a document names it.
 * When the function throws an error, nothing is stored.
 * @param request an authorised request
 * @throws the errors of `receiveForm` and `checkPdf`
 * @throws Problem "invalid-fields" if the file is empty
 * @throws Problem "insufficient-storage" if the disk is full
 * @throws Problem "storage-unavailable" if the storage doesn't answer
 */
export async function receiveDocument(context: Context, request: Request): Promise<DocumentFile> {
  return withIncomingFile(context, async (incoming) => {
    const { filename } = await receiveForm(request, incoming, { mustBe: "must be a PDF" });
    return storePdf(context, filename, incoming);
  });
}

/** Checks and stores a PDF from a temporary file, as {@link receiveDocument} does. */
export const storePdf = (context: Context, name: string, file: string): Promise<DocumentFile> =>
  checking.run(() => store(context, name, file));

async function store(context: Context, name: string, file: string): Promise<DocumentFile> {
  if ((await stat(file)).size === 0)
    throw new Problem("invalid-fields", { errors: [{ field: "file", message: "must not be empty" }] });
  const { pages } = await checkPdf(file);
  const bytes = await readFile(file);
  const filename = await documentFilename(path.parse(name).name, bytes);
  await documentFiles.removed.postpone(context, filename);
  await documentFiles.store(context, filename, bytes);
  return { filename, bytes: bytes.length, pages };
}
