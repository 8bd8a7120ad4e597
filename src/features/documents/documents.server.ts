import { withLanguages } from "#src/features/thing.ts";
import { change, type Context } from "#src/platform/context.ts";
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
 * @throws Problem invalid-fields naming the files that aren't
 */
export async function saveDocument(
  context: Context,
  input: DocumentInput,
  target?: Target,
): Promise<StoredThing<Document>> {
  const errors: FieldError[] = [];
  for (const [language, file] of Object.entries(input.files)) {
    if (file && !(await isStored(context, file)))
      errors.push({ field: `files.${language}`, message: "must be a file that was sent" });
  }
  if (errors.length > 0) throw new Problem("invalid-fields", { errors });
  return change(context, (inChange) => documents.save(inChange, input, target));
}

/** Documents as staff keep them. */
export const documentThing = defineThing({
  one: "a document; its files come by upload",
  all: "All documents, in their order",
  thing: withLanguages(document, "StaffDocument"),
  input: documentInput,
  list: ({ db }, page) => documents.list(db, { by: "sortorder", direction: "asc" }, page),
  get: ({ db }, id) => documents.get(db, id),
  save: saveDocument,
  remove: (context, target) => change(context, (inChange) => documents.remove(inChange, target)),
});
