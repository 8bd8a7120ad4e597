import type { Context } from "#src/platform/context.ts";
import type { DocumentFile } from "./document.ts";
import { storedName } from "./document-store.server.ts";
import { pdfWords } from "./pdf/pdf-check.server.ts";

/** How many files' words are kept; a campsite has some twenty. */
const most = 200;

/** By the file's name, which ends in the hash of its content. */
const known = new Map<string, readonly string[]>();

/**
 * The words on each page of a document's file, read once. A file that is a picture of its words has none.
 * @returns undefined when it can't be read now, which the log says
 */
export async function wordsOfDocument(
  { storage, log }: Pick<Context, "storage" | "log">,
  { filename }: Pick<DocumentFile, "filename">,
): Promise<readonly string[] | undefined> {
  const read = known.get(filename);
  if (read) return read;
  try {
    const bytes = await storage.get(storedName(filename));
    if (!bytes) return undefined;
    const pages = await pdfWords(bytes);
    if (known.size >= most) known.delete(known.keys().next().value!);
    known.set(filename, pages);
    return pages;
  } catch (error) {
    log.warn({ err: error, filename }, "a document’s words could not be read");
    return undefined;
  }
}
