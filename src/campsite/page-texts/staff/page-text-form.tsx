import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { formKindOf, type FormOf } from "#src/cms/form-kind.ts";
import { DescribedParts } from "#src/cms/staff/described/described-parts.tsx";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { usePhotoPicker } from "#src/cms/photos/staff/photo-picker.tsx";
import { address } from "#src/i18n/addresses.ts";
import { inEveryLanguage, type Language, languageTag, type Translated } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { otherLanguages, localize } from "#src/i18n/translation.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useComingFrom } from "#src/cms/staff/return-link.ts";
import { useFormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { FormScreen } from "#src/cms/staff/form/form-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { contentAdminText, pageNamesText, pageTextAdminText } from "#messages/page-texts";
import { staffText } from "#messages/staff";
import { useTextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import { useResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { namedFieldsOf, wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { describeUndoOfSave, useSavedToast } from "#src/cms/staff/undo.tsx";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { findOffer, ProposalOffer, type Offer } from "./proposal-offer.tsx";
import type { Proposal } from "./page-proposals.ts";
import {
  isUnwritten,
  pageTextKind,
  picturedPages,
  type StaffPageText,
} from "#src/campsite/page-texts/page-text.ts";
import { Icon } from "#src/ui/icon.tsx";

const pageTextForm = formKindOf(pageTextKind);

interface Loaded {
  stored: StaffPageText;
  offer: Offer | undefined;
}

export async function loader({ context, params: { id } }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const stored = await api.get<StaffPageText>(`${pageTextForm.path}/${id}`);
  return { stored, offer: isUnwritten(stored) ? await findOffer(api, stored.page) : undefined };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <PageTextForm key={loaded.stored.id} {...loaded} />;
}

function PageTextForm({ stored, offer }: Loaded) {
  const { language, offered } = useStaff();
  const text = pageTextAdminText[language];
  const showSavedToast = useSavedToast();
  const name = pageNamesText[language][stored.page] ?? stored.page;
  const form = useResourceForm({ kind: pageTextForm, stored });
  const written = useFormLanguages(form);
  const isNew = isUnwritten(form.values);
  // An unwritten page counts as untranslated, although its name exists in all languages.
  const languages = isNew ? { ...written, states: inEveryLanguage(() => "missing" as const) } : written;
  const textLanguage = useTextLanguage(languages);
  const picker = usePhotoPicker();
  const navigate = useNavigate();
  const back = useComingFrom()?.back.to ?? staffAddresses.content;
  const leaveOut = async (isLeftOut: boolean) => {
    const saved = await form.submit({ isLeftOut });
    if (!saved) return;
    const undo = describeUndoOfSave(form, saved, { name, list: staffAddresses.content });
    if (isLeftOut) await navigate(back);
    showSavedToast({ name, undo, ...(isLeftOut && { words: text.proposal.leftOut({ page: name }) }) });
  };
  const untranslated = otherLanguages.filter(
    (each) => offered.includes(each) && languages.states[each] === "missing",
  );
  const consequence = [
    text.consequence({ page: name }),
    !isNew &&
      untranslated.length > 0 &&
      text.untranslated({
        languages: untranslated.map((each) => languageInSentence(each, language)).join(text.and),
      }),
  ];
  return (
    <FormScreen
      form={form}
      name={name}
      list={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={consequence.filter(Boolean).join(" ")}
      fields={namedFieldsOf(pageTextKind, language, {}, form.values)}
      languages={languages}
      preview="page"
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={(saved) =>
        showSavedToast({
          name,
          at: address(stored.page, "nb"),
          undo: describeUndoOfSave(form, saved, { name, list: staffAddresses.content }),
        })
      }
      side={
        <PageTextSide
          form={form}
          page={stored.page}
          language={textLanguage.shown.at(-1)!}
          shown={isNew && stored.page === "privacyPolicy" ? offer?.proposal : undefined}
        />
      }
    >
      {offer && <ProposalOffer {...offer} form={form} name={name} onLeaveOut={(is) => void leaveOut(is)} />}
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields
          form={form}
          textLanguage={textLanguage}
          words={wordFieldsOf(pageTextKind, language, { body: { pickPicture: picker.pickPicture } })}
        />
        {picker.dialog}
      </LanguageColumns>
      {picturedPages.has(stored.page) && (
        <DescribedField form={form} name="imageUrl" field={pageTextKind.fields.imageUrl} />
      )}
      {/* The home page has cards and quick links on a screen of their own. */}
      {stored.page !== "home" && (
        <DescribedParts
          form={form}
          textLanguage={textLanguage}
          name="facts"
          field={pageTextKind.fields.facts}
        />
      )}
    </FormScreen>
  );
}

interface PageTextSideProps {
  form: FormOf<typeof pageTextKind>;
  page: TextPageName;
  language: Language;
  /** The text that guests read until staff write their own. */
  shown: Translated<Proposal> | undefined;
}

/** A link to the page as guests see it, and a preview of its search result. */
function PageTextSide({ form, page, language: written, shown }: PageTextSideProps) {
  const { language, taglines } = useStaff();
  const text = pageTextAdminText[language];
  const { title, lead, description, body, translations } = form.values;
  const own = localize({ title, lead, description, body }, translations, written);
  const { words, language: actual } = shown ? { words: shown[written], language: written } : own;
  const at = address(page, written);
  return (
    <>
      <section className="side-part">
        <h2>{text.page}</h2>
        <p className="whole-address">{location.host + at}</p>
        <a className="button plain" href={at} target="_blank" rel="noopener">
          <Icon name="external" />
          {text.seePage}
        </a>
      </section>
      <section className="side-part">
        <h2>{text.inSearch}</h2>
        <div className="search-hit" lang={languageTag[actual]}>
          <p>{location.host + at}</p>
          <strong>
            {useFilled(words.title, actual)} | {taglines[written]}
          </strong>
          <p>{useFilled(words.description, actual)}</p>
        </div>
      </section>
    </>
  );
}
