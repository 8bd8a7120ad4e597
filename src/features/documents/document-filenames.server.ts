import type { Context } from "#src/platform/context.ts";
import type { DocumentInput } from "./document.ts";

/** The names of all files that documents have, in any language. */
export async function listDocumentFilenames({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("document").select("files").execute();
  return rows.flatMap(({ files }) =>
    Object.values(JSON.parse(files) as DocumentInput["files"]).flatMap((file) => file?.filename ?? []),
  );
}
