import { collectionOf } from "#src/cms/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { documentKind, type DocumentInput } from "./document.ts";
import { documentFiles } from "./document-files.server.ts";

export const documentCollection = {
  ...collectionOf(documentKind, {
    async keepFiles({ db }, { files }) {
      for (const file of Object.values(files!))
        if (file) await documentFiles.removed.forget(db, file.filename);
    },
  }),
  expectFiles,
};

export const hasDocuments = (context: Context): Promise<boolean> =>
  readContent(context, "whether there are documents", async ({ db }) => {
    const row = await db.selectFrom("document").select("id").limit(1).executeTakeFirst();
    return row !== undefined;
  });

/**
 * Checks that the files are stored, and postpones their deletion.
 * @throws Problem "invalid-fields" if a new or changed document names files that aren't stored with their
 *   size
 * @throws Problem "document-gone" if the files of a restored document are deleted
 * @throws Problem "storage-unavailable" if the storage doesn't answer
 */
async function expectFiles(context: Context, { files }: DocumentInput, target?: Target): Promise<void> {
  const errors: FieldError[] = [];
  for (const [language, file] of Object.entries(files)) {
    if (!file) continue;
    // The deletion is postponed before the check, so that the file can't be deleted after the check.
    await documentFiles.removed.postpone(context, file.filename);
    if ((await documentFiles.sizeOf(context, file.filename)) !== file.bytes)
      errors.push({ field: `files.${language}`, message: "must be a file that was sent" });
  }
  if (errors.length === 0) return;
  throw target?.isRestored ? new Problem("document-gone") : new Problem("invalid-fields", { errors });
}
