import { z } from "zod";
import type { Language } from "#src/i18n/language.ts";
import { localize, inOtherLanguages } from "#src/i18n/translation.ts";
import { day, line, lines, sortorder } from "#src/cms/kind/fields.ts";
import { documentLabelsText } from "#messages/documents";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind, type InputOf, type StoredOf } from "#src/cms/kind/kind.ts";

const labels = labelsOf(documentLabelsText);

/** The path of all document files. A file never changes, because its name ends in a hash of the content. */
export const documentsPath = "/data/pdf";

export const documentFile = z.object({
  filename: z.string().regex(/^[a-z0-9-]+-[0-9a-f]{8}\.pdf$/),
  bytes: z.int().positive(),
  pages: z.int().positive(),
});
export type DocumentFile = z.infer<typeof documentFile>;

const documentFiles = z.object({ nb: documentFile, ...inOtherLanguages(() => documentFile.optional()) });

export const documentKind = defineKind({
  name: "document",
  about: "PDFs to download, added by upload",
  one: "a document",
  many: "documents",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    title: line(labels.title),
    description: lines(labels.description, {
      max: 500,
      isRequired: true,
      hint: labels.descriptionHint,
    }),
  },
  fields: {
    // The form starts without files. The field has no valid empty value, because a document must have a Norwegian file.
    files: {
      input: documentFiles,
      output: documentFiles,
      label: labels.files,
      holds: "json",
    },
    date: day(labels.date, "The day of this edition"),
    sortorder: sortorder(),
  },
  inList: ["title", "files", "date", "sortorder"],
});
export type DocumentInput = InputOf<typeof documentKind>;
export type Document = StoredOf<typeof documentKind>;

/** A document in one language. Norwegian words and the Norwegian file replace missing words and a missing file. */
export interface LocalizedDocument {
  id: number;
  title: string;
  description: string;
  wordsIn: Language;
  date: Temporal.PlainDate;
  file: DocumentFile;
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

export function documentUrl({ filename }: DocumentFile): string {
  return `${documentsPath}/${filename}`;
}
