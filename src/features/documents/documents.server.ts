import { withLanguages } from "#src/features/thing.ts";
import { change, type ChangeContext, type Context } from "#src/platform/context.ts";
import { storedThings, type StoredThing, type Target, type ThingTable } from "#src/platform/stored.ts";
import { Problem, type FieldError } from "#src/platform/problem.ts";
import { defineThing } from "#src/platform/thing-calls.ts";
import {
  document,
  documentInput,
  documentTranslatable,
  type Document,
  type DocumentInput,
} from "./document.ts";
import { isStored } from "./document-store.server.ts";
import { removedDocuments } from "./removed-documents.server.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    document: ThingTable<DocumentInput>;
  }
}

const documents = storedThings<DocumentInput>("document", {
  json: ["files", "translations"],
  translatable: documentTranslatable,
});

/** All documents, in the order staff have given them. */
export async function listDocuments(context: Context): Promise<Document[]> {
  const rows = await context.db
    .selectFrom("document")
    .selectAll()
    .orderBy("sortorder")
    .orderBy("id")
    .execute();
  return rows.map(documents.from);
}

/**
 * Adds a document whose files are in the store, or replaces the one that is named.
 * @throws Problem invalid-fields naming the files that aren't; document-gone when it can't be had back without them
 */
export async function saveDocument(
  context: Context,
  input: DocumentInput,
  target?: Target,
): Promise<StoredThing<Document>> {
  return change(context, async (inChange) => {
    await expectFiles(inChange, input, target);
    return documents.save(inChange, input, target);
  });
}

/** The files stay from now on, if they are there. */
async function expectFiles(
  inChange: ChangeContext,
  { files }: DocumentInput,
  target: Target | undefined,
): Promise<void> {
  const errors: FieldError[] = [];
  for (const [language, file] of Object.entries(files)) {
    if (!file) continue;
    // First: it waits for a purge of this file, and is waited for.
    await removedDocuments.forget(inChange.db, file.filename);
    if (!(await isStored(inChange, file)))
      errors.push({ field: `files.${language}`, message: "must be a file that was sent" });
  }
  if (errors.length === 0) return;
  throw target?.isRestored ? new Problem("document-gone") : new Problem("invalid-fields", { errors });
}

/** Documents as staff keep them. */
export const documentThing = defineThing({
  one: "a document; its files come by upload",
  all: "All documents, in their order",
  thing: withLanguages(document, "StaffDocument"),
  input: documentInput,
  list: ({ db }, page) => documents.list(db, { by: "sortorder", of: "number", direction: "asc" }, page),
  get: ({ db }, id) => documents.get(db, id),
  save: saveDocument,
  remove: (context, target) => change(context, (inChange) => documents.remove(inChange, target)),
});
