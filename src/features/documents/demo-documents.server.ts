import { z } from "zod";
import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { readDemoDocument } from "#src/cms/demo/demo-files.server.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { documentKind } from "./document.ts";
import { documentFilename, documentFiles } from "./document-files.server.ts";
import { documentCollection } from "./documents.server.ts";

/** The files are content/documents/<key>.<language>.pdf. `pages` has the number of pages of each file. */
export const demoDocuments = defineDemoPart({
  place: 17,
  kind: { ...documentKind, input: documentKind.input.omit({ files: true }) },
  file: "documents",
  own: z.object({ key: z.string(), pages: z.record(z.enum(languages), z.int()) }),
  async save(context, resources) {
    for (const { key, pages, ...document } of resources) {
      const files: Partial<Record<Language, unknown>> = {};
      for (const language of languages) {
        const bytes = await readDemoDocument(key, language);
        const { title } = inLanguage(document, ["title"], language);
        const filename = await documentFilename(title, bytes);
        await documentFiles.store(context, filename, bytes);
        files[language] = { filename, bytes: bytes.length, pages: pages[language] };
      }
      await documentCollection.save(context, documentKind.input.parse({ ...document, files }));
    }
  },
});
