import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import { fromStored, saveRow, type ThingTable } from "#src/platform/stored.ts";
import type { Document, DocumentInput } from "./document.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    document: ThingTable<DocumentInput>;
  }
}

const toDocument = fromStored<DocumentInput>({ json: ["files", "translations"] });

/** All documents, in the order staff have given them. */
export async function listDocuments(context: Context): Promise<Document[]> {
  const rows = await context.db
    .selectFrom("document")
    .selectAll()
    .orderBy("sortorder")
    .orderBy("id")
    .execute();
  return rows.map(toDocument);
}

/** Adds a document whose files are in the store, or replaces the one with this id. */
export async function saveDocument(context: Context, input: DocumentInput, id?: number): Promise<Document> {
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) =>
    toDocument(await saveRow<DocumentInput>(db, "document", input, { id, updatedAt })),
  );
}
