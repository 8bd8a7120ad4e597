import { z } from "zod";
import { requiredText, thingFields, translationsOf } from "#src/features/thing.ts";
import type { Language } from "#src/i18n/language.ts";
import { localize, type Translatable } from "#src/i18n/translation.ts";

/** Where the files are found. What lies below is immutable: a file's name ends in the hash of its content. */
export const documentsPath = "/data/pdf";

const documentWords = z.object({ title: requiredText, description: requiredText.max(500) });

/** A PDF in the store. */
export const documentFile = z.object({
  filename: z.string().regex(/^[a-z0-9-]+-[0-9a-f]{8}\.pdf$/),
  bytes: z.int().positive(),
  pages: z.int().positive(),
});
export type DocumentFile = z.infer<typeof documentFile>;

export const documentTranslatable: Translatable = { words: Object.keys(documentWords.shape) };

/** What staff write, and the files; the Norwegian one is always there. */
export const documentInput = documentWords.extend({
  date: z.iso.date().describe("The day of this edition"),
  sortorder: z.int32(),
  files: z.object({ nb: documentFile, en: documentFile.optional(), de: documentFile.optional() }),
  translations: translationsOf(documentWords),
});
export type DocumentInput = z.infer<typeof documentInput>;

/** A document to download: rules, a form, a contract. */
export const document = documentInput.extend(thingFields);
export type Document = z.infer<typeof document>;

/** A document as a guest gets it. Words and file can be in different languages: each is its own best. */
export interface LocalizedDocument {
  id: number;
  title: string;
  description: string;
  /** The language that the words are really in. */
  wordsIn: Language;
  date: Temporal.PlainDate;
  file: DocumentFile;
  /** The language that the file is really in. */
  fileIn: Language;
}

export function localizeDocument(
  { id, title, description, date, files, translations }: Document,
  language: Language,
): LocalizedDocument {
  const { words, language: wordsIn } = localize({ title, description }, translations, language);
  const own = files[language];
  return {
    id,
    ...words,
    wordsIn,
    date: Temporal.PlainDate.from(date),
    file: own ?? files.nb,
    fileIn: own ? language : "nb",
  };
}

/** The address of a document's file. */
export function documentUrl({ filename }: DocumentFile): string {
  return `${documentsPath}/${filename}`;
}
