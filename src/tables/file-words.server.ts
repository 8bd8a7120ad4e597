import type { KindName } from "#src/cms/kinds.ts";
import type { FileWords } from "#src/cms/live-values/file-words.ts";
import { wordsOfDocument } from "#src/features/documents/document-words.server.ts";
import type { Document } from "#src/features/documents/document.ts";

/** TABLE  the kinds with files that contain words, in which former values are looked for. */
export const fileWords: { [Name in KindName]?: FileWords } = {
  document(context, fields, language) {
    const file = (fields as Pick<Document, "files">).files[language];
    return file && wordsOfDocument(context, file);
  },
};
