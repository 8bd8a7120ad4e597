import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DescribedParts } from "#src/cms/staff/described/described-parts.tsx";
import { KindScreen, useKindForm } from "#src/cms/staff/described/kind-screen.tsx";
import { formKindOf } from "#src/cms/form-kind.ts";
import { homePageKind, type StaffHomePage } from "#src/campsite/home-page/home-page.ts";
import { homePageAdminText } from "#messages/home-page";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";

const { cards, links } = homePageKind.fields;

const homePageForm = formKindOf(homePageKind);

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  openResource<StaffHomePage>(context.get(apiContext), "homePage", 1, request.url);

export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const written = useKindForm({ kind: homePageForm, stored });
  const { form, textLanguage } = written;
  return (
    <KindScreen {...written} kind={homePageKind} consequence={homePageAdminText[language].consequence}>
      <LanguageColumns {...written}>
        <div className="across">
          <DescribedParts form={form} textLanguage={textLanguage} name="links" field={links} />
        </div>
        <WordFields form={form} textLanguage={textLanguage} words={wordFieldsOf(homePageKind, language)} />
        <div className="across">
          <DescribedParts form={form} textLanguage={textLanguage} name="cards" field={cards} />
        </div>
      </LanguageColumns>
    </KindScreen>
  );
}
