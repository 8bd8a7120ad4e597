import { readAtOnce } from "#src/campsite/findable.server.ts";
import { formatFileSize } from "#src/i18n/format.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { documentText } from "#messages/documents";
import { wordsOfDocument } from "./document-words.server.ts";
import { documentUrl, localizeDocument, type LocalizedDocument } from "./document.ts";
import { documentCollection } from "./documents.server.ts";

/** The longest wait for the text of a PDF, in milliseconds. A later search finds texts that weren't ready. */
const longestWait = 3000;
const nextAttempt = { seconds: 30 };

export const findableDocuments = readAtOnce("documents", async (context) => {
  const { language } = context;
  const documents = (await documentCollection.listAll(context)).map((each) =>
    localizeDocument(each, language),
  );
  const texts = await Promise.all(documents.map((each) => textOf(context, each)));
  return documents.map(({ id, title, description, wordsIn, file }, index) => ({
    id: String(id),
    title,
    text: [description, texts[index]].filter(Boolean).join(" "),
    language: wordsIn,
    href: documentUrl(file),
    note: `PDF, ${documentText[language].pages({ count: file.pages })}, ${formatFileSize(file.bytes)}`,
  }));
});

/** Returns the text of a file, or "" if the text isn't ready or isn't in the language of the document's words. */
async function textOf(context: ShownContext, { file, fileIn, wordsIn }: LocalizedDocument): Promise<string> {
  if (fileIn !== wordsIn) return "";
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), longestWait);
  const pages = await Promise.race([wordsOfDocument(context, file), late.promise]);
  clearTimeout(timer);
  if (!pages) context.changesAt(context.now().add(nextAttempt));
  return (pages ?? []).join(" ");
}
