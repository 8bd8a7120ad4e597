import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKind } from "#src/features/form-kind.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { DateField } from "#src/ui/staff/fields/date-field.tsx";
import { loadSorted, SortedForm, useSortedForm, type SortedKind } from "#src/ui/staff/form/sorted-form.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { namedWords } from "#src/ui/staff/fields/text-language.tsx";
import { LanguageColumns, WordFields, type WordField } from "#src/ui/staff/form/word-fields.tsx";
import { DocumentFiles } from "./document-files.tsx";
import {
  documentSchema,
  documentValues,
  plainName,
  type DocumentValues,
  type StaffDocument,
} from "./document-values.ts";
import { documentKind, type DocumentFile } from "#src/features/documents/document.ts";
import { documentsAdminText } from "./documents-admin.text.ts";
import { today } from "#src/i18n/time.ts";

const documents: SortedKind<DocumentValues, StaffDocument> = {
  ...formKind({
    name: "document",
    input: documentSchema,
    translatable: documentKind.translatable,
    valuesOf: documentValues<StaffDocument>,
  }),
  list: staffAddresses.documents,
  nameOf: ({ title }) => title,
  pageOf: () => address("documents", "nb"),
};

export const loader = (call: LoaderFunctionArgs) => loadSorted(documents, call);

export function Component() {
  const { stored, place } = useLoaderData<typeof loader>();
  return <DocumentForm key={stored?.id ?? newResource} stored={stored} place={place} />;
}

const emptyDocument = (sortorder: number): DocumentValues => ({
  title: "",
  description: "",
  date: today().toString(),
  sortorder,
  files: {},
  translations: {},
});

interface Props {
  stored: StaffDocument | undefined;
  /** Of a new one. */
  place: number;
}

/** Where a document is written about in three languages, and gets its files. */
function DocumentForm({ stored, place }: Props) {
  const { language } = useStaff();
  const text = documentsAdminText[language];
  const written = useSortedForm({ of: documents, stored, empty: emptyDocument(place) });
  const { form } = written;
  const words: WordField[] = [
    { name: "title", label: text.fields.title },
    {
      name: "description",
      label: text.fields.description,
      hint: text.descriptionHint,
      kind: "lines",
      most: 500,
    },
  ];
  return (
    <SortedForm
      written={written}
      text={text}
      fields={[
        ...words.flatMap(({ name, label }) => namedWords(name, label, language)),
        ...languages.map((each) => ({
          path: `files.${each}`,
          label: text.file[each],
          show: (file: unknown) => (file ? plainName(file as DocumentFile) : "–"),
        })),
        { path: "date", label: text.fields.date },
      ]}
    >
      <LanguageColumns {...written}>
        <WordFields {...written} words={words} />
      </LanguageColumns>
      <DocumentFiles form={form} />
      <div className="document-date">
        <DateField {...form.field("date")} label={text.fields.date} isRequired />
      </div>
    </SortedForm>
  );
}
