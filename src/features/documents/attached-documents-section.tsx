import { pageNamesText } from "#messages/page-texts";
import { defineAttachedSection, inOrderOf } from "#src/campsite/attached-section.ts";
import { DocumentRow } from "./document-row.tsx";
import { localizeDocument } from "./document.ts";
import { documentCollection } from "./documents.server.ts";

/** The documents that staff attach to a page that they have created. */
export const attachedDocuments = defineAttachedSection({
  kind: "document",
  async load(context, ids) {
    const documents = inOrderOf(ids, await documentCollection.listAll(context));
    if (documents.length === 0) return undefined;
    return documents.map((document) => localizeDocument(document, context.language));
  },
  View: ({ data: documents, language }) => (
    <section aria-labelledby="documents">
      <h2 id="documents">{pageNamesText[language].documents}</h2>
      <ul className="documents rows">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} language={language} />
        ))}
      </ul>
    </section>
  ),
});
