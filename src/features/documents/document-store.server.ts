import { stat } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#src/platform/context.ts";
import { answerHashedFile, copyWhole, writeDurably } from "#src/platform/files.ts";
import { Problem } from "#src/platform/problem.ts";
import { documentsPath, type DocumentFile } from "./document.ts";

/** All PDFs lie in this folder as `<name>-<hash>.pdf`. */
const folderOf = ({ config }: Pick<Context, "config">) => path.join(config.dataDir, "pdf");

/** The only names that exist: small letters and digits, the hash. Nothing in them can lead elsewhere. */
const documentAddress = new RegExp(
  `^${documentsPath}/(?<file>(?<name>[a-z0-9-]+)-(?<hash>[0-9a-f]{8})\\.pdf)$`,
);

/** Where uploads are written while they come: on the documents' own file system, and no address leads here. */
export const incomingFolder = (context: Context): string => path.join(folderOf(context), "incoming");

/** Puts a PDF into the store for good; one that is there already is the same, as its name says. */
export async function storeDocument(context: Context, filename: string, bytes: Buffer): Promise<void> {
  await writeDurably([{ path: path.join(folderOf(context), filename), bytes }]);
}

/** Whether a file is in the store, and as large as is said. */
export async function isStored(context: Context, { filename, bytes }: DocumentFile): Promise<boolean> {
  try {
    return (await stat(path.join(folderOf(context), filename))).size === bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Copies a PDF into the store. */
export async function copyDocument(context: Context, sourceFolder: string, filename: string): Promise<void> {
  await copyWhole(path.join(sourceFolder, filename), path.join(folderOf(context), filename));
}

/**
 * Answers a request for a PDF. Browsers show it, and save it under a name without the hash.
 * @throws Problem not-found when there is no such file
 */
export async function answerDocument(context: Context, request: Request): Promise<Response> {
  const { file, name, hash } = documentAddress.exec(new URL(request.url).pathname)?.groups ?? {};
  if (!file) throw new Problem("not-found");
  return answerHashedFile(request, path.join(folderOf(context), file), hash!, {
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${name}.pdf"`,
  });
}
