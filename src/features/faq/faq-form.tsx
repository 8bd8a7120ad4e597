import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { loadSorted, SortedForm, useSortedForm, type SortedKind } from "#src/ui/staff/sorted-form.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { namedWords } from "#src/ui/staff/text-language.tsx";
import { LanguageColumns, WordFields, type WordField } from "#src/ui/staff/word-fields.tsx";
import { faqAdminText } from "./faq-admin.text.ts";
import { faqValues, type StaffFaq } from "./faq-values.ts";
import { faqAnchor, faqInput, faqTranslatable, type FaqInput } from "./faq.ts";

const faqs: SortedKind<FaqInput, StaffFaq> = {
  kind: "faq",
  path: "/faq",
  list: staffAddresses.faq,
  schema: faqInput,
  translatable: faqTranslatable,
  inputOf: faqValues,
  nameOf: ({ question }) => question,
  pageOf: ({ id }) => `${address("questions", "nb")}#${faqAnchor(id)}`,
};

export const loader = (call: LoaderFunctionArgs) => loadSorted(faqs, call);

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
  const { language } = useStaff();
  const text = faqAdminText[language];
  const empty = { question: "", answer: "", sortorder: place, translations: {} };
  const written = useSortedForm({ of: faqs, stored, empty });
  const words: WordField[] = [
    { name: "question", label: text.fields.question, hint: text.questionHint },
    { name: "answer", label: text.fields.answer, kind: "html" },
  ];
  return (
    <SortedForm
      written={written}
      text={text}
      fields={words.flatMap(({ name, label }) => namedWords(name, label, language))}
    >
      <LanguageColumns {...written}>
        <WordFields {...written} words={words} />
      </LanguageColumns>
    </SortedForm>
  );
}
