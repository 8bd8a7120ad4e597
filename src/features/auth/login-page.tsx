import { getPageText, type LocalizedPageText } from "#src/features/content/page-texts.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { definePage } from "#src/platform/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import { PageHead } from "#src/ui/page-head.tsx";
import { loginText } from "./login.text.ts";

const crumbs = (page: LocalizedPageText, language: Language) =>
  trail(language, { label: page.title, lang: langAttribute(page.language, language) });

/** /login: where staff sign in. */
export const loginPage = definePage<LocalizedPageText>({
  load: (context) => getPageText(context, "login", context.language),
  head: (page, { language, config }) => ({
    title: page.title,
    description: page.description,
    structuredData: [breadcrumbList(crumbs(page, language), config.siteOrigin)],
  }),
  View: ({ data: page, language, assetUrl }) => (
    <>
      <PageHead
        crumbs={crumbs(page, language)}
        language={language}
        assetUrl={assetUrl}
        title={page.title}
        lead={page.lead}
        wordsIn={page.language}
      />
      <div className="wrap text-page">
        <div className="text-page-main">
          <p>
            <a className="button action" href={staffAddresses.signIn} data-sign-in="">
              {loginText[language].logIn}
            </a>
          </p>
          <noscript>{loginText[language].needsScripts}</noscript>
          <div
            className="prose"
            lang={langAttribute(page.language, language)}
            dangerouslySetInnerHTML={{ __html: page.body }}
          />
        </div>
        <script type="module" src={assetUrl("src/features/auth/login.client.ts")} />
      </div>
    </>
  ),
});
