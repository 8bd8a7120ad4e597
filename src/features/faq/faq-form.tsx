import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/features/form-kind.ts";
import { guestAddress } from "#src/features/kinds.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { emptyValues, type ValuesOf } from "#src/resource/kind.ts";
import { namedFieldsOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { loadSorted, SortedForm, useSortedForm, type SortedKind } from "#src/ui/staff/form/sorted-form.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { faqAdminText } from "./faq-admin.text.ts";
import { faqKind, type StaffFaq } from "./faq.ts";

const faqForm: SortedKind<ValuesOf<typeof faqKind>, StaffFaq> = {
  ...formKindOf(faqKind),
  list: staffAddresses.faq,
  nameOf: ({ question }) => question,
  pageOf: ({ id }) => guestAddress("faq", id),
};

export const loader = (call: LoaderFunctionArgs) => loadSorted(faqForm, call);

export function Component() {
  const { stored, place } = useLoaderData<typeof loader>();
  return <FaqForm key={stored?.id ?? newResource} stored={stored} place={place} />;
}

interface Props {
  stored: StaffFaq | undefined;
  /** Of a new one. */
  place: number;
}

/** Where a question and its answer are written, in three languages. */
function FaqForm({ stored, place }: Props) {
  const { language } = useStaff();
  const empty = { ...emptyValues(faqKind), sortorder: place };
  const written = useSortedForm({ of: faqForm, stored, empty });
  return (
    <SortedForm written={written} text={faqAdminText[language]} fields={namedFieldsOf(faqKind, language)}>
      <LanguageColumns {...written}>
        <WordFields {...written} words={wordFieldsOf(faqKind, language)} />
      </LanguageColumns>
    </SortedForm>
  );
}
