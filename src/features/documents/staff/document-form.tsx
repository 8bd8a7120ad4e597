import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { kinds } from "#src/cms/kinds.ts";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKind } from "#src/cms/form-kind.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { loadSorted, SortedForm, useSortedForm, type SortedKind } from "#src/cms/staff/form/sorted-form.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { namedFieldsOf, wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import { emptyValues, valuesOf } from "#src/cms/kind/kind.ts";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { DocumentFiles } from "./document-files.tsx";
import { documentSchema, plainName, type DocumentValues, type StaffDocument } from "./document-values.ts";
import { documentKind, type DocumentFile } from "#src/features/documents/document.ts";
import { documentsAdminText } from "#messages/documents";
import { today } from "#src/i18n/times/time.ts";

const documents: SortedKind<DocumentValues, StaffDocument> = {
  ...formKind({
    name: documentKind.name,
    input: documentSchema,
    translatable: documentKind.translatable,
    valuesOf: (stored: StaffDocument) => valuesOf(documentKind, stored),
  }),
  list: kinds.document.list,
  nameOf: ({ title }) => title,
  pageOf: () => address("documents", "nb"),
};

export const loader = (call: LoaderFunctionArgs) => loadSorted(documents, call);

export function Component() {
  const { stored } = useLoaderData<typeof loader>();
  return <DocumentForm key={stored?.id ?? newResource} stored={stored} />;
}

const fileFields = (language: Language): NamedField[] =>
  languages.map((each) => ({
    path: `files.${each}`,
    label: documentsAdminText[language].file({ language: languageInSentence(each, language) }),
    show: (file) => (file ? plainName(file as DocumentFile) : "–"),
  }));

function DocumentForm({ stored }: { stored: StaffDocument | undefined }) {
  const { language } = useStaff();
  const text = documentsAdminText[language];
  const { sortorder: _, ...defaults } = emptyValues(documentKind);
  const empty = { ...defaults, date: today().toString(), files: {} };
  const written = useSortedForm({ of: documents, stored, empty });
  const { form } = written;
  return (
    <SortedForm
      written={written}
      text={{ ...text, consequence: text.consequence({ page: pageNameIn(language, "documents") }) }}
      fields={namedFieldsOf(documentKind, language).flatMap((field) =>
        field.path === "files" ? fileFields(language) : [field],
      )}
    >
      <LanguageColumns {...written}>
        <WordFields {...written} words={wordFieldsOf(documentKind, language)} />
      </LanguageColumns>
      <DocumentFiles form={form} />
      <div className="document-date">
        <DateField {...form.field("date")} label={documentKind.fields.date.label[language]} isRequired />
      </div>
    </SortedForm>
  );
}
