import { findByName } from "#src/cms/links/find-by-name.server.ts";
import type { LinkTargets } from "#src/cms/links/link-targets.ts";
import { documentFile, documentUrl, documentsPath, localizeDocument } from "./document.ts";
import { documentCollection } from "./documents.server.ts";

/** The documents as targets of redirects and links. The address of a target is the document's current file. */
export const documentTargets: LinkTargets = {
  async list({ db }, most) {
    const rows = await db
      .selectFrom("document")
      .select(["id", "title"])
      .orderBy("sortorder")
      .limit(most)
      .execute();
    return rows.map(({ id, title }) => ({ to: `document:${id}`, title }));
  },
  async find({ db }, to, language) {
    const [, ownId] = /^document:(\d{1,9})$/.exec(to) ?? [];
    const filename = to.startsWith(documentsPath) ? to.slice(documentsPath.length + 1) : "";
    const isFile = documentFile.shape.filename.safeParse(filename).success;
    if (!ownId && !isFile) return undefined;
    const row = await db
      .selectFrom("document")
      .select("id")
      .where((eb) => (ownId ? eb("id", "=", Number(ownId)) : eb("files", "like", `%"${filename}"%`)))
      .orderBy("id")
      .executeTakeFirst();
    const found = row && (await documentCollection.rows.find(db, row.id));
    return (
      found && {
        to: `document:${found.id}`,
        link: `document:${found.id}`,
        title: found.title,
        location: documentUrl(localizeDocument(found, language).file),
      }
    );
  },
  search: (context, search) => findByName(context, "document", search),
};
