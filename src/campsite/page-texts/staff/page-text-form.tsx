import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf, type FormOf } from "#src/cms/form-kind.ts";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { address } from "#src/i18n/addresses.ts";
import { inEveryLanguage, type Language, languageTag, type Translated } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import { KindFields } from "#src/cms/staff/described/kind-fields.tsx";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { pageNamesText, pageTextAdminText } from "#messages/page-texts";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { findOffer, ProposalOffer, type Offer } from "./proposal-offer.tsx";
import type { Proposal } from "./page-proposals.ts";
import {
  isUnwritten,
  leadlessPages,
  pageTextKind,
  picturedPages,
  type StaffPageText,
} from "#src/campsite/page-texts/page-text.ts";
import { Icon } from "#src/ui/icon.tsx";

const pageTextForm = formKindOf(pageTextKind);
const { imageUrl, facts } = pageTextKind.fields;
const { lead: _, ...withoutLead } = pageTextKind.words;

interface Loaded {
  stored: StaffPageText;
  offer: Offer | undefined;
}

export async function loader({ context, request, params: { id } }: LoaderFunctionArgs): Promise<Loaded> {
  const api = context.get(apiContext);
  const stored = await openResource<StaffPageText>(api, "pageText", id!, request.url);
  return { stored, offer: isUnwritten(stored) ? await findOffer(api, stored.page) : undefined };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <PageTextForm key={loaded.stored.id} {...loaded} />;
}

function PageTextForm({ stored, offer }: Loaded) {
  const { language } = useStaff();
  const { page } = stored;
  const text = pageTextAdminText[language];
  const name = pageNamesText[language][page] ?? page;
  const written = useKindForm({ kind: pageTextForm, stored });
  const { form, textLanguage } = written;
  const isNew = isUnwritten(form.values);
  // An unwritten page text counts as untranslated, although it has the page's name in all languages.
  const languages = isNew
    ? { ...written.languages, states: inEveryLanguage(() => "missing" as const) }
    : written.languages;
  // On a page without a lead paragraph, the form still shows a stored lead paragraph, because its translations need it.
  const words = leadlessPages.has(page) && stored.lead === "" ? withoutLead : pageTextKind.words;
  const fields = {
    ...(picturedPages.has(page) && { imageUrl }),
    // The home page has no facts. Staff edit its cards and quick links on another screen.
    ...(page !== "home" && { facts }),
  };
  return (
    <KindScreen
      {...written}
      languages={languages}
      kind={pageTextKind}
      name={name}
      seenAt={address(page, "nb")}
      consequence={text.consequence({ page: name })}
      preview="page"
      side={
        <PageTextSide
          form={form}
          page={page}
          language={textLanguage.shown.at(-1)!}
          shown={isNew && page === "privacyPolicy" ? offer?.proposal : undefined}
        />
      }
    >
      {offer && <ProposalOffer {...offer} form={form} name={name} />}
      <KindFields {...written} languages={languages} kind={{ words, fields }} />
    </KindScreen>
  );
}

interface PageTextSideProps {
  form: FormOf<typeof pageTextKind>;
  page: TextPageName;
  language: Language;
  /** The text that guests read before staff save a page text. */
  shown: Translated<Proposal> | undefined;
}

function PageTextSide({ form, page, language: written, shown }: PageTextSideProps) {
  const { language, taglines } = useStaff();
  const text = pageTextAdminText[language];
  const { title, lead, description, body, translations } = form.values;
  const own = localize({ title, lead, description, body }, translations, written);
  const { words, language: actual } = shown ? { words: shown[written], language: written } : own;
  const at = address(page, written);
  return (
    <>
      <section className="side-part stack">
        <h2>{text.page}</h2>
        <p className="quiet fine breaks">{location.host + at}</p>
        <a className="button plain" href={at} target="_blank" rel="noopener">
          <Icon name="external" />
          {text.seePage}
        </a>
      </section>
      <section className="side-part stack">
        <h2>{text.inSearch}</h2>
        <div className="search-hit rounded framed breaks" lang={languageTag[actual]}>
          <p className="quiet fine">{location.host + at}</p>
          <strong className="as-link size-17 strong">
            {useFilled(words.title, actual)} | {taglines[written]}
          </strong>
          <p className="small two-lines">{useFilled(words.description, actual)}</p>
        </div>
      </section>
    </>
  );
}
