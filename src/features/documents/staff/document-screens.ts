import { z } from "zod";
import { documentsAdminText } from "#messages/documents";
import { today } from "#src/cms/staff/clock.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { documentFile, documentKind, type DocumentFile } from "#src/features/documents/document.ts";
import { formatDate } from "#src/i18n/format.ts";
import { inEveryLanguage, languages, type Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import { DocumentFiles } from "./document-files.tsx";
import { aboutFile, plainName, type DocumentValues } from "./document-values.ts";

/** Gives an error message for a missing Norwegian file. */
const documentSchema = documentKind.input.extend({
  files: z.object(inEveryLanguage(() => documentFile.optional())).refine(({ nb }) => nb !== undefined, {
    path: ["nb"],
    params: faultWords(inEachOf(documentsAdminText, ({ needsFile }) => needsFile)),
  }),
});

function filesIn({ files }: Pick<DocumentValues, "files">, language: Language): string {
  const text = documentsAdminText[language];
  const names = languages.filter((each) => files[each]).map((each) => languageInSentence(each, language));
  return text.filesIn({ languages: listInWords(names, language) });
}

export const documentScreens = {
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
  form: {
    controls: { files: DocumentFiles },
    named: (language) => ({
      files: languages.map((each) => ({
        path: `files.${each}`,
        label: documentsAdminText[language].file({ language: languageInSentence(each, language) }),
        show: (file: unknown) => (file ? plainName(file as DocumentFile) : "–"),
      })),
    }),
    empty: () => ({ date: today().toString(), files: {} }),
    input: documentSchema,
  },
} satisfies DescribedScreens<typeof documentKind>;
