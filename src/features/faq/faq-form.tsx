import { useRef } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
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
import { faqAdminText } from "./faq-admin.text.ts";
import { faqValues, type StaffFaq } from "./faq-values.ts";
import { faqInput, faqTranslatable, type FaqInput } from "./faq.ts";

/** The question; for a new one its place, after all others. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  if (id === newThing) return { stored: undefined, place: numberAfter(await listAll<StaffFaq>(api, "/faq")) };
  return { stored: await api.get<StaffFaq>(`/faq/${id}`), place: 0 };
}

export function Component() {
  const { stored, place } = useLoaderData<typeof loader>();
  return <FaqForm key={stored?.id ?? newThing} stored={stored} place={place} />;
}

interface Props {
  stored: StaffFaq | undefined;
  /** Of a new one. */
  place: number;
}

/** Where a question and its answer are written, in three languages. */
function FaqForm({ stored, place }: Props) {
  const { api, language } = useStaff();
  const text = faqAdminText[language];
  const told = useSavedToast();
  const before = useRef(stored);
  const form = useThingForm<FaqInput, StaffFaq>({
    stored,
    kind: "faq",
    toValues: (faq) => faqValues(faq ?? { question: "", answer: "", sortorder: place, translations: {} }),
    schema: faqInput,
    address: ({ id }) => `${staffAddresses.faq}/${id}`,
    save(values, ifVersion, last, confirmed) {
      before.current = last;
      return last ? api.put(`/faq/${last.id}${confirmed}`, values, ifVersion) : api.post("/faq", values);
    },
  });
  const languages = useFormLanguages(form, faqTranslatable);
  const textLanguage = useTextLanguage(languages);
  const words: WordField[] = [
    { name: "question", label: text.fields.question, hint: text.questionHint },
    { name: "answer", label: text.fields.answer, kind: "html" },
  ];
  const { question } = form.values;
  return (
    <FormScreen
      form={form}
      name={question || text.add}
      list={{ name: text.title, to: staffAddresses.faq }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={text.consequence}
      fields={words.flatMap(({ name, label }) => namedWords(name, label, language))}
      languages={languages}
      preview="page"
      onReveal={(path) => textLanguage.reveal(path)}
      onSave={() => form.submit()}
      onSaved={(saved) => {
        const where = { name: saved.question, list: staffAddresses.faq };
        const undo = undoOfSave(
          where,
          `/faq/${saved.id}`,
          saved,
          before.current && faqValues(before.current),
        );
        told({ name: saved.question, at: `${address("questions", "nb")}#question-${saved.id}`, undo });
      }}
    >
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields form={form} textLanguage={textLanguage} words={words} />
      </LanguageColumns>
      <RemoveThing
        form={form}
        label={text.remove}
        path="/faq"
        name={stored?.question ?? question}
        list={staffAddresses.faq}
      />
    </FormScreen>
  );
}
