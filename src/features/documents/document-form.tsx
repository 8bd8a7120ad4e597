import { useRef } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { DateField } from "#src/ui/staff/date-field.tsx";
import { useFormLanguages } from "#src/ui/staff/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form-screen.tsx";
import { listAll } from "#src/ui/staff/list-all.ts";
import { RemoveThing } from "#src/ui/staff/remove-thing.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { namedWords, useTextLanguage } from "#src/ui/staff/text-language.tsx";
import { useThingForm } from "#src/ui/staff/thing-form.ts";
import { numberAfter } from "#src/ui/staff/thing-order.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { LanguageColumns, WordFields, type WordField } from "#src/ui/staff/word-fields.tsx";
import { DocumentFiles } from "./document-files.tsx";
import {
  documentSchema,
  documentValues,
  plainName,
  type DocumentValues,
  type StaffDocument,
} from "./document-values.ts";
import { documentTranslatable, type DocumentFile } from "./document.ts";
import { documentsAdminText } from "./documents-admin.text.ts";

/** The document; for a new one its place, after all others. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  if (id === newThing)
    return { stored: undefined, place: numberAfter(await listAll<StaffDocument>(api, "/documents")) };
  return { stored: await api.get<StaffDocument>(`/documents/${id}`), place: 0 };
}

export function Component() {
  const { stored, place } = useLoaderData<typeof loader>();
  return <DocumentForm key={stored?.id ?? newThing} stored={stored} place={place} />;
}

const emptyDocument = (sortorder: number): DocumentValues => ({
  title: "",
  description: "",
  date: Temporal.Now.plainDateISO("Europe/Oslo").toString(),
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
  const { api, language } = useStaff();
  const text = documentsAdminText[language];
  const told = useSavedToast();
  const before = useRef(stored);
  const form = useThingForm<DocumentValues, StaffDocument>({
    stored,
    kind: "document",
    toValues: (document) => documentValues<DocumentValues>(document ?? emptyDocument(place)),
    schema: documentSchema,
    address: ({ id }) => `${staffAddresses.documents}/${id}`,
    save(values, ifVersion, last, confirmed) {
      before.current = last;
      return last
        ? api.put(`/documents/${last.id}${confirmed}`, values, ifVersion)
        : api.post("/documents", values);
    },
  });
  const formLanguages = useFormLanguages(form, documentTranslatable);
  const textLanguage = useTextLanguage(formLanguages);
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
  const { title } = form.values;
  return (
    <FormScreen
      form={form}
      name={title || text.add}
      list={{ name: text.title, to: staffAddresses.documents }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={text.consequence}
      fields={[
        ...words.flatMap(({ name, label }) => namedWords(name, label, language)),
        ...languages.map((each) => ({
          path: `files.${each}`,
          label: text.file[each],
          show: (file: unknown) => (file ? plainName(file as DocumentFile) : "–"),
        })),
        { path: "date", label: text.fields.date },
      ]}
      languages={formLanguages}
      onReveal={(path) => textLanguage.reveal(path)}
      onSave={() => form.submit()}
      onSaved={(saved) => {
        const where = { name: saved.title, list: staffAddresses.documents };
        const values = before.current && documentValues(before.current);
        const undo = undoOfSave(where, `/documents/${saved.id}`, saved, values);
        told({ name: saved.title, at: address("documents", "nb"), undo });
      }}
      preview="page"
    >
      <LanguageColumns form={form} languages={formLanguages} textLanguage={textLanguage}>
        <WordFields form={form} textLanguage={textLanguage} words={words} />
      </LanguageColumns>
      <DocumentFiles form={form} />
      <div className="document-date">
        <DateField {...form.field("date")} label={text.fields.date} isRequired />
      </div>
      <RemoveThing
        form={form}
        label={text.remove}
        path="/documents"
        name={stored?.title ?? title}
        list={staffAddresses.documents}
      />
    </FormScreen>
  );
}
