import { slugify } from "#src/i18n/slug.ts";
import type { Context } from "#src/platform/context.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { documentFile, type DocumentFile, type DocumentInput } from "./document.ts";

const folder = "pdf/";

export const storedName = (filename: string): string => folder + filename;

type Stored = Pick<Context, "storage">;

/** Returns a filename with a hash of the content. Hashing runs on another thread: a large file takes 25 ms. */
export async function documentFilename(title: string, bytes: Buffer): Promise<string> {
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
  return `${slugify(title) || "dokument"}-${hash.slice(0, 8)}.pdf`;
}

/** Stores a PDF durably. A stored file with this name has the same content, because the name contains a hash. */
export async function storeDocument(context: Stored, filename: string, bytes: Buffer): Promise<void> {
  if (await isStored(context, { filename, bytes: bytes.length })) return;
  await context.storage.put([{ name: storedName(filename), content: bytes }]);
}

export async function isStored(
  { storage }: Stored,
  { filename, bytes }: Pick<DocumentFile, "filename" | "bytes">,
): Promise<boolean> {
  return (await storage.size(storedName(filename))) === bytes;
}

export async function listStoredDocuments({ storage }: Stored): Promise<string[]> {
  const names = (await namesIn(storage, folder)).map((name) => name.slice(folder.length));
  return names.filter((name) => documentFile.shape.filename.safeParse(name).success);
}

export async function removeStoredDocument({ storage }: Stored, filename: string): Promise<void> {
  await storage.remove([storedName(filename)]);
}

export async function listDocumentFilenames({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("document").select("files").execute();
  return rows.flatMap(({ files }) =>
    Object.values(JSON.parse(files) as DocumentInput["files"]).flatMap((file) => file?.filename ?? []),
  );
}
