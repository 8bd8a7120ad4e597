import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { slugify } from "#src/i18n/slug.ts";
import type { Context } from "#src/platform/context.ts";
import { removeFiles, writeDurably } from "#src/platform/files/files.ts";
import { documentFile, type DocumentFile, type DocumentInput } from "./document.ts";

/** All PDFs are in this folder as `<name>-<hash>.pdf`. */
const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "pdf");

/** The absolute path of a PDF. @param filename as in documents, so that it can't lead to another folder */
export const documentPath = (context: Pick<Context, "config">, filename: string): string =>
  path.join(folderOf(context), filename);

/**
 * The folder where uploads are written while they arrive: on the documents' own file system, and without an address.
 */
export const incomingFolder = (context: Context): string => path.join(folderOf(context), "incoming");

/** The filename of a PDF in the store: from its name or title, made unique by a hash of its content. */
export function documentFilename(title: string, bytes: Buffer): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `${slugify(title) || "dokument"}-${hash}.pdf`;
}

/** Stores a PDF durably. When the name exists already, the content is the same, because the name has its hash. */
export async function storeDocument(context: Context, filename: string, bytes: Buffer): Promise<void> {
  if (await isStored(context, { filename, bytes: bytes.length })) return;
  await writeDurably([{ path: documentPath(context, filename), bytes }]);
}

/** Whether a file is stored and has this size. */
export async function isStored(
  context: Context,
  { filename, bytes }: Pick<DocumentFile, "filename" | "bytes">,
): Promise<boolean> {
  try {
    return (await stat(documentPath(context, filename))).size === bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** The names of all PDFs in the store. */
export async function listStoredDocuments(context: Context): Promise<string[]> {
  const names = await readdir(folderOf(context)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => documentFile.shape.filename.safeParse(name).success);
}

/** Removes a PDF from the store. */
export async function removeStoredDocument(context: Context, filename: string): Promise<void> {
  await removeFiles([documentPath(context, filename)]);
}

/** The names of all files in documents, in any language. */
export async function listDocumentFilenames({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("document").select("files").execute();
  return rows.flatMap(({ files }) =>
    Object.values(JSON.parse(files) as DocumentInput["files"]).flatMap((file) => file?.filename ?? []),
  );
}
