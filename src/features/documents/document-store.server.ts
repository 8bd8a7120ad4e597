import { slugify } from "#src/i18n/slug.ts";
import type { Context } from "#src/platform/context.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { documentFile, type DocumentFile, type DocumentInput } from "./document.ts";

/** All PDFs are stored below this, as `<name>-<hash>.pdf`. */
const folder = "pdf/";

/** The name under which a PDF is stored. @param filename as in documents */
export const storedName = (filename: string): string => folder + filename;

type Stored = Pick<Context, "storage">;

/**
 * The filename of a PDF in the store: from its name or title, made unique by a hash of its content. That of a large one
 * takes 25 ms: of another thread, while guests are answered.
 */
export async function documentFilename(title: string, bytes: Buffer): Promise<string> {
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
  return `${slugify(title) || "dokument"}-${hash.slice(0, 8)}.pdf`;
}

/** Stores a PDF durably. When the name exists already, the content is the same, because the name has its hash. */
export async function storeDocument(context: Stored, filename: string, bytes: Buffer): Promise<void> {
  if (await isStored(context, { filename, bytes: bytes.length })) return;
  await context.storage.put([{ name: storedName(filename), content: bytes }]);
}

/** Whether a file is stored and has this size. */
export async function isStored(
  { storage }: Stored,
  { filename, bytes }: Pick<DocumentFile, "filename" | "bytes">,
): Promise<boolean> {
  return (await storage.size(storedName(filename))) === bytes;
}

/** The names of all PDFs in the store. */
export async function listStoredDocuments({ storage }: Stored): Promise<string[]> {
  const names = (await namesIn(storage, folder)).map((name) => name.slice(folder.length));
  return names.filter((name) => documentFile.shape.filename.safeParse(name).success);
}

/** Removes a PDF from the store. */
export async function removeStoredDocument({ storage }: Stored, filename: string): Promise<void> {
  await storage.remove([storedName(filename)]);
}

/** The names of all files in documents, in any language. */
export async function listDocumentFilenames({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("document").select("files").execute();
  return rows.flatMap(({ files }) =>
    Object.values(JSON.parse(files) as DocumentInput["files"]).flatMap((file) => file?.filename ?? []),
  );
}
