import { listInWords } from "#src/i18n/phrases.ts";
import { z } from "zod";
import type { ListScreens } from "#src/cms/staff/described/described-screens.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { inEveryLanguage, languages, type Language } from "#src/i18n/language.ts";
import { formatFileSize, formatDate } from "#src/i18n/format.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import type { AnswerOf, ValuesOf } from "#src/cms/kind/kind.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { documentFile, documentKind, type DocumentFile } from "#src/features/documents/document.ts";
import { documentText, documentsAdminText } from "#messages/documents";

/** A document in the staff API. */
export type StaffDocument = AnswerOf<typeof documentKind>;

/** A document in its form. A new one has no file yet. */
export type DocumentValues = Omit<ValuesOf<typeof documentKind>, "files"> & {
  files: { [L in Language]?: DocumentFile | undefined };
};

export type DocumentFormState = ResourceForm<DocumentValues, StaffDocument>;

/** The API's schema, with a message for a missing file. */
export const documentSchema = documentKind.input.extend({
  files: z.object(inEveryLanguage(() => documentFile.optional())).refine(({ nb }) => nb !== undefined, {
    path: ["nb"],
    params: faultWords(inEachOf(documentsAdminText, ({ needsFile }) => needsFile)),
  }),
});

export const plainName = ({ filename }: DocumentFile) => filename.replace(/-[0-9a-f]{8}\.pdf$/, ".pdf");

/** Returns the size and length of a file: "38 kB · 2 sider". */
export const aboutFile = ({ bytes, pages }: DocumentFile, language: Language) =>
  `${formatFileSize(bytes)} · ${documentText[language].pages({ count: pages })}`;

export function filesIn({ files }: Pick<DocumentValues, "files">, language: Language): string {
  const text = documentsAdminText[language];
  const names = languages.filter((each) => files[each]).map((each) => languageInSentence(each, language));
  return text.filesIn({ languages: listInWords(names, language) });
}

/** The list of documents. Below each title are its languages, its Norwegian file and its date. */
export const documentList = {
  kind: documentKind,
  words: documentsAdminText,
  list: {
    own: "title",
    line: (document, language) =>
      [
        filesIn(document, language),
        aboutFile(document.files.nb, language),
        formatDate(Temporal.PlainDate.from(document.date)),
      ].join("\u00a0· "),
  },
} satisfies ListScreens<typeof documentKind>;
