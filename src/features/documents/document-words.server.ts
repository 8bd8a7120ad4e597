import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { DocumentFile } from "./document.ts";
import { documentFiles } from "./document-files.server.ts";
import { pdfWords } from "./pdf/pdf-check.server.ts";

const maxCachedFiles = 200;

/** Texts by filename. A filename contains a hash of the content. The value is undefined for an unreadable file. */
const known = new Map<string, readonly string[] | undefined>();

/** Returns the text of each page, from a cache. A scanned file has no text. @returns undefined if it can't be read */
export async function wordsOfDocument(
  { storage, log }: Pick<Context, "storage" | "log">,
  { filename }: Pick<DocumentFile, "filename">,
): Promise<readonly string[] | undefined> {
  if (known.has(filename)) return known.get(filename);
  try {
    const bytes = await storage.get(documentFiles.storedName(filename));
    return bytes && cache(filename, await pdfWords(bytes));
  } catch (error) {
    log.warn({ err: error, filename }, "a document's text could not be read");
    // A lasting failure is cached, because a second attempt would also fail and delay the caller.
    return isLasting(error) ? cache(filename, undefined) : undefined;
  }
}

const isLasting = (error: unknown) =>
  error instanceof Problem && (error.kind === "broken-off" || error.kind === "unreadable-document");

function cache(filename: string, pages: readonly string[] | undefined) {
  if (known.size >= maxCachedFiles) known.delete(known.keys().next().value!);
  known.set(filename, pages);
  return pages;
}
