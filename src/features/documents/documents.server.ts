import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { storedThings, type Target, type ThingTable } from "#src/platform/stored.ts";
import type { Document, DocumentInput } from "./document.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    document: ThingTable<DocumentInput>;
  }
}

const documents = storedThings<DocumentInput>("document", { json: ["files", "translations"] });

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

/** Adds a document whose files are in the store, or replaces the one that is named. */
export async function saveDocument(
  context: Context,
  input: DocumentInput,
  target?: Target,
): Promise<Document> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => documents.save(db, input, { target, updatedAt }));
}
