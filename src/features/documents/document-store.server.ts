import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { slugify } from "#src/i18n/slug.ts";
import type { Context } from "#src/platform/context.ts";
import { removeFiles, writeDurably } from "#src/platform/files/files.ts";
import { documentFile, type DocumentFile, type DocumentInput } from "./document.ts";

/** All PDFs lie in this folder as `<name>-<hash>.pdf`. */
const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "pdf");

/** The absolute path of a PDF. @param filename as documents have it: nothing in it leads elsewhere */
export const documentPath = (context: Pick<Context, "config">, filename: string): string =>
  path.join(folderOf(context), filename);

/** Where uploads are written while they come: on the documents' own file system, and no address leads here. */
export const incomingFolder = (context: Context): string => path.join(folderOf(context), "incoming");

/** What a PDF is called in the store: after its name or title, and made unique by its content. */
export function documentFilename(title: string, bytes: Buffer): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `${slugify(title) || "dokument"}-${hash}.pdf`;
}

/** Puts a PDF into the store for good; one that is there already is the same, as its name says. */
export async function storeDocument(context: Context, filename: string, bytes: Buffer): Promise<void> {
  if (await isStored(context, { filename, bytes: bytes.length })) return;
  await writeDurably([{ path: documentPath(context, filename), bytes }]);
}

/** Whether a file is in the store, and as large as is said. */
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

/** The names of all files that documents have, in any language. */
export async function listDocumentFilenames({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("document").select("files").execute();
  return rows.flatMap(({ files }) =>
    Object.values(JSON.parse(files) as DocumentInput["files"]).flatMap((file) => file?.filename ?? []),
  );
}
