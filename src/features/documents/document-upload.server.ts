import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { withIncomingFile, receiveForm } from "#src/platform/http/upload-form.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { DocumentFile } from "./document.ts";
import { documentFilename, incomingFolder, storeDocument } from "./document-store.server.ts";
import { removedDocuments } from "./removed-documents.server.ts";

/** Looking at a large one takes a second, and several times its size. */
const checking = new Semaphore(1);

/**
 * Takes a PDF that staff send: a multipart body with the field `file`. It is in the store then, called after its own name
 * and its content; guests find it once a document names it.
 * @param request of somebody who has been let in already
 * @throws Problem unsupported-media-type, bad-request, request-timeout, content-too-large, invalid-fields naming `file`,
 * unsupported-document, unreadable-document, locked-document, active-document, insufficient-storage; nothing stays then
 */
export async function receiveDocument(context: Context, request: Request): Promise<DocumentFile> {
  return withIncomingFile(incomingFolder(context), async (incoming) => {
    const { filename } = await receiveForm(request, incoming, { mustBe: "must be a PDF" });
    return checking.run(async () => store(context, filename, await readFile(incoming)));
  });
}

async function store(context: Context, name: string, bytes: Buffer): Promise<DocumentFile> {
  if (bytes.length === 0)
    throw new Problem("invalid-fields", { errors: [{ field: "file", message: "must not be empty" }] });
  // Fetched with the first upload: the site starts sooner without it.
  const { checkPdf } = await import("#src/features/documents/pdf/pdf-check.server.ts");
  const { pages } = await checkPdf(bytes);
  const filename = documentFilename(path.parse(name).name, bytes);
  await removedDocuments.postpone(context, filename);
  await storeDocument(context, filename, bytes);
  return { filename, bytes: bytes.length, pages };
}
