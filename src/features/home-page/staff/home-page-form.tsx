import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DescribedParts } from "#src/cms/staff/described/described-parts.tsx";
import { SingleScreen } from "#src/cms/staff/described/single-screen.tsx";
import { homePageKind, type StaffHomePage } from "#src/features/home-page/home-page.ts";
import { kinds } from "#src/cms/kinds.ts";
import { homePageAdminText } from "#messages/home-page";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";

const { cards, links } = homePageKind.fields;

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffHomePage>(`${kinds.homePage.path}/1`);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  return (
    <SingleScreen kind={homePageKind} stored={stored} consequence={homePageAdminText[language].consequence}>
      {({ form, languages, textLanguage }) => (
        <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
          <div className="across">
            <DescribedParts form={form} textLanguage={textLanguage} name="links" field={links} />
          </div>
          <WordFields form={form} textLanguage={textLanguage} words={wordFieldsOf(homePageKind, language)} />
          <div className="across">
            <DescribedParts form={form} textLanguage={textLanguage} name="cards" field={cards} />
          </div>
        </LanguageColumns>
      )}
    </SingleScreen>
  );
}
