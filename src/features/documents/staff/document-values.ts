import { documentText } from "#messages/documents";
import type { AnswerOf, ValuesOf } from "#src/cms/kind/kind.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import type { documentKind, DocumentFile } from "#src/features/documents/document.ts";
import { formatFileSize } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";

export type DocumentValues = Omit<ValuesOf<typeof documentKind>, "files"> & {
  files: { [L in Language]?: DocumentFile | undefined };
};

export type DocumentFormState = ResourceForm<DocumentValues, AnswerOf<typeof documentKind>>;

export const plainName = ({ filename }: DocumentFile) => filename.replace(/-[0-9a-f]{8}\.pdf$/, ".pdf");

/** Returns words such as "38 kB · 2 sider". */
export const aboutFile = ({ bytes, pages }: DocumentFile, language: Language) =>
  `${formatFileSize(bytes)} · ${documentText[language].pages({ count: pages })}`;
