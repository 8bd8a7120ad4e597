import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { DocumentFile } from "./document.ts";
import { storedName } from "./document-store.server.ts";
import { pdfWords } from "./pdf/pdf-check.server.ts";

/** How many files' words are kept; a campsite has some twenty. */
const most = 200;

/** By the file's name, which ends in the hash of its content; undefined for one that can't be read. */
const known = new Map<string, readonly string[] | undefined>();

/**
 * The words on each page of a document's file, read once. A file that is a picture of its words has none.
 * @returns undefined when it can't be read, which the log says
 */
export async function wordsOfDocument(
  { storage, log }: Pick<Context, "storage" | "log">,
  { filename }: Pick<DocumentFile, "filename">,
): Promise<readonly string[] | undefined> {
  if (known.has(filename)) return known.get(filename);
  try {
    const bytes = await storage.get(storedName(filename));
    return bytes && keep(filename, await pdfWords(bytes));
  } catch (error) {
    log.warn({ err: error, filename }, "a document’s words could not be read");
    // What takes too long would take as long again, with staff waiting.
    return isLasting(error) ? keep(filename, undefined) : undefined;
  }
}

const isLasting = (error: unknown) =>
  error instanceof Problem && (error.kind === "broken-off" || error.kind === "unreadable-document");

function keep(filename: string, pages: readonly string[] | undefined) {
  if (known.size >= most) known.delete(known.keys().next().value!);
  known.set(filename, pages);
  return pages;
}
