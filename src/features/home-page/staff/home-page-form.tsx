import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DescribedField } from "#src/cms/staff/described/described-field.tsx";
import { SingleScreen } from "#src/cms/staff/described/single-screen.tsx";
import type { FormOf } from "#src/cms/form-kind.ts";
import {
  homePageKind,
  type HomeCard,
  type HomeLink,
  type HomePageValues,
  type StaffHomePage,
} from "#src/features/home-page/home-page.ts";
import { kinds } from "#src/cms/kinds.ts";
import { homePageAdminText } from "#messages/home-page";
import { pageNamesText } from "#messages/page-texts";
import type { Language } from "#src/i18n/language.ts";
import type { TextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import { namedFieldsOf, namedPartOf, wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import { columnsClass, LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { PartList } from "#src/cms/staff/parts/part-list.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";

const { cards, links } = homePageKind.fields;

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffHomePage>(`${kinds.homePage.path}/1`);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  return (
    <SingleScreen
      kind={homePageKind}
      stored={stored}
      consequence={homePageAdminText[language].consequence}
      fields={(values) => homePageFields(values, language)}
    >
      {({ form, languages, textLanguage }) => (
        <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
          <div className="across">
            <Links form={form} textLanguage={textLanguage} />
          </div>
          <WordFields form={form} textLanguage={textLanguage} words={wordFieldsOf(homePageKind, language)} />
          <div className="across">
            <Cards form={form} textLanguage={textLanguage} />
          </div>
        </LanguageColumns>
      )}
    </SingleScreen>
  );
}

interface Props {
  form: FormOf<typeof homePageKind>;
  textLanguage: TextLanguage;
}

const emptyCard: HomeCard = { page: "day", purpose: "none", line: "", imageUrl: null, translations: {} };

function Cards({ form, textLanguage }: Props) {
  const { language } = useStaff();
  const text = homePageAdminText[language];
  return (
    <PartList
      heading={cards.label[language]}
      hint={text.cardsHint}
      addLabel={text.addCard}
      empty={emptyCard}
      path="cards"
      parts={form.values.cards}
      onChange={(changed) => form.set("cards", changed)}
      nameOf={(card) => cardName(card, language)}
      firstField="page"
    >
      {(_, index) => (
        <>
          <div className="part-choices">
            {(["page", "purpose"] as const).map((name) => (
              <DescribedField
                key={name}
                form={form}
                name={`cards.${index}.${name}`}
                field={cards.parts.fields[name]}
              />
            ))}
          </div>
          <div className={columnsClass(textLanguage)}>
            <WordFields
              form={form}
              textLanguage={textLanguage}
              words={wordFieldsOf(cards.parts, language)}
              parent={`cards.${index}.`}
            />
          </div>
          <DescribedField form={form} name={`cards.${index}.imageUrl`} field={cards.parts.fields.imageUrl} />
        </>
      )}
    </PartList>
  );
}

const emptyLink: HomeLink = { to: "guests", icon: "pin", label: "", value: "", translations: {} };

function Links({ form, textLanguage }: Props) {
  const { language } = useStaff();
  const text = homePageAdminText[language];
  return (
    <PartList
      heading={links.label[language]}
      hint={text.linksHint}
      addLabel={text.addLink}
      empty={emptyLink}
      path="links"
      parts={form.values.links}
      onChange={(changed) => form.set("links", changed)}
      nameOf={(link, index) => linkName(link, index, language)}
      firstField="label"
    >
      {(_, index) => (
        <>
          <div className="part-choices">
            {(["to", "icon"] as const).map((name) => (
              <DescribedField
                key={name}
                form={form}
                name={`links.${index}.${name}`}
                field={links.parts.fields[name]}
              />
            ))}
          </div>
          <div className={columnsClass(textLanguage)}>
            <WordFields
              form={form}
              textLanguage={textLanguage}
              words={wordFieldsOf(links.parts, language)}
              parent={`links.${index}.`}
            />
          </div>
        </>
      )}
    </PartList>
  );
}

const cardName = ({ page }: HomeCard, language: Language) => pageNamesText[language][page];
const linkName = ({ label }: HomeLink, index: number, language: Language) =>
  label || homePageAdminText[language].link({ number: index + 1 });

function homePageFields(values: HomePageValues, language: Language): NamedField[] {
  return [
    ...namedFieldsOf(homePageKind, language, {
      cards: (value) => (value as HomeCard[]).map((card) => cardName(card, language)).join("\n"),
      links: (value) =>
        (value as HomeLink[]).map((link, index) => linkName(link, index, language)).join("\n"),
    }),
    ...values.cards.flatMap((card, index) =>
      namedPartOf(cards.parts, `cards.${index}`, cardName(card, language), language),
    ),
    ...values.links.flatMap((link, index) =>
      namedPartOf(links.parts, `links.${index}`, linkName(link, index, language), language),
    ),
  ];
}
