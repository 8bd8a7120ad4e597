import { collectionOf } from "#src/features/collection.server.ts";
import type { TransactionContext } from "#src/platform/context.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { documentKind, type DocumentInput } from "./document.ts";
import { isStored } from "./document-store.server.ts";
import { removedDocuments } from "./removed-documents.server.ts";

/** The collection of documents; their files come by upload, and must be stored already. */
export const documentCollection = collectionOf(documentKind, {
  async complete(transaction, input, target) {
    await expectFiles(transaction, input, target);
    return input;
  },
});

/**
 * Keeps the files of a document from being deleted.
 * @throws Problem invalid-fields naming the files that aren't stored; document-gone when it can't be restored without
 * them
 */
async function expectFiles(
  transaction: TransactionContext,
  { files }: DocumentInput,
  target: Target | undefined,
): Promise<void> {
  const errors: FieldError[] = [];
  for (const [language, file] of Object.entries(files)) {
    if (!file) continue;
    // First, because this and the deletion of the same file wait for each other.
    await removedDocuments.forget(transaction.db, file.filename);
    if (!(await isStored(transaction, file)))
      errors.push({ field: `files.${language}`, message: "must be a file that was sent" });
  }
  if (errors.length === 0) return;
  throw target?.isRestored ? new Problem("document-gone") : new Problem("invalid-fields", { errors });
}
