import { namedFiles } from "#src/cms/named-files.server.ts";
import { slugify } from "#src/i18n/slug.ts";
import type { RemovedFileTable } from "#src/platform/files/removed-files.ts";
import { documentFile, documentsPath, type DocumentInput } from "./document.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    removedDocument: RemovedFileTable;
  }
}

/** The PDFs. Browsers display a PDF, and save it under a name without the hash. */
export const documentFiles = namedFiles({
  folder: "pdf/",
  path: documentsPath,
  filename: documentFile.shape.filename,
  removedTable: "removedDocument",
  async listNamed({ db }) {
    const rows = await db.selectFrom("document").select("files").execute();
    return rows.flatMap(({ files }) =>
      Object.values(JSON.parse(files) as DocumentInput["files"]).flatMap((file) => file?.filename ?? []),
    );
  },
  headersOf: (filename) => ({
    "Content-Type": "application/pdf",
    "Content-Disposition": `inline; filename="${filename.replace(/-[0-9a-f]{8}(?=\.pdf$)/, "")}"`,
  }),
});

/** Returns a filename with a hash of the content. Hashing runs on another thread: a large file takes 25 ms. */
export async function documentFilename(title: string, bytes: Buffer): Promise<string> {
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))).toString("hex");
  return `${slugify(title) || "dokument"}-${hash.slice(0, 8)}.pdf`;
}
