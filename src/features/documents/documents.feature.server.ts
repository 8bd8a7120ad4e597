import { findableDocuments } from "./findable-documents.server.ts";
import { demoDocuments } from "./demo-documents.server.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { documentTargets } from "./document-targets.server.ts";
import { documentFiles } from "./document-files.server.ts";
import { wordsOfDocument } from "./document-words.server.ts";
import { documentsPath, documentUrl, type Document } from "./document.ts";
import { storePdf } from "./document-upload.server.ts";
import { documentsPage } from "./documents-page.tsx";
import { documentRoutes } from "./documents.api.ts";
import { documentCollection, hasDocuments } from "./documents.server.ts";
import { attachedDocuments } from "./attached-documents-section.tsx";

export const documents = defineServerFeature({
  attached: [attachedDocuments],
  demo: [demoDocuments],
  collections: { document: { collection: documentCollection } },
  pages: { documents: documentsPage },
  api: [...documentRoutes],
  linkTargets: documentTargets,
  movesIn: {
    pdf: {
      store: async (context, name, file) => ({ nb: await storePdf(context, name, file) }),
      urlOf: (document) => documentUrl((document as Document).files.nb),
    },
  },
  routes: { [`${documentsPath}/*`]: documentFiles.createAnswers },
  fileWords: {
    document(context, fields, language) {
      const file = (fields as Partial<Pick<Document, "files">>).files?.[language];
      return file && wordsOfDocument(context, file);
    },
  },
  storedFiles: documentFiles.findLost,
  removedFiles: { documents: documentFiles.purge },
  tables: {
    removedDocument: { holds: "files that no document names", kept: "30 days" },
  },
  findable: [findableDocuments],
  fillsPage: { documents: hasDocuments },
});
