import { filesOfNextVersions } from "#src/cms/next-versions/next-files.server.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { removedFiles, type RemovedFileTable } from "#src/platform/files/removed-files.ts";
import { listStoredDocuments, removeStoredDocument, listDocumentFilenames } from "./document-store.server.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    removedDocument: RemovedFileTable;
  }
}

/** The PDFs that no document names: replaced, removed with their document, or never saved in a document. */
export const removedDocuments = removedFiles("removedDocument", removeStoredDocument);

/**
 * Removes the PDFs that no document and no next version has named for thirty days. The time starts at the first run that finds no document
 * for the file.
 * @param signal when aborted, the function stops after the current file
 * @returns the number of removed files
 */
export async function purgeUnnamedDocuments(context: Context, signal?: AbortSignal): Promise<number> {
  const stored = await listStoredDocuments(context);
  await inUnseenTransaction(context, async (transaction) => {
    await removedDocuments.notice(transaction, { stored, named: await listDocumentFilenames(transaction) });
    for (const filename of await filesOfNextVersions(transaction, stored))
      await removedDocuments.postpone(transaction, filename);
  });
  return removedDocuments.purge(context, signal);
}
