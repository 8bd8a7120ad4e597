import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { resourcePaths } from "#src/features/thing-addresses.ts";
import { address } from "#src/i18n/addresses.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { emptyValues } from "#src/resource/resource.ts";
import { namedFieldsOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { loadSorted, SortedForm, sortedKind, useSortedForm } from "#src/ui/staff/form/sorted-form.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { faqAdminText } from "./faq-admin.text.ts";
import { faqAnchor, faqResource, type StaffFaq } from "./faq.ts";

const faqs = sortedKind(faqResource, {
  path: resourcePaths.faq,
  list: staffAddresses.faq,
  nameOf: ({ question }) => question,
  pageOf: ({ id }) => `${address("questions", "nb")}#${faqAnchor(id)}`,
});

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
  const empty = { ...emptyValues(faqResource), sortorder: place };
  const written = useSortedForm({ of: faqs, stored, empty });
  return (
    <SortedForm written={written} text={faqAdminText[language]} fields={namedFieldsOf(faqResource, language)}>
      <LanguageColumns {...written}>
        <WordFields {...written} words={wordFieldsOf(faqResource, language)} />
      </LanguageColumns>
    </SortedForm>
  );
}
