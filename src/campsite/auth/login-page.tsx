import { langAttribute } from "#src/i18n/language.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { loginText } from "#messages/auth";

/** The page /login, where staff sign in. It has the three languages of the staff area. */
export const loginPage = definePage<LocalizedPageText>({
  load: (context) => getPageText(context, "login", context.language),
  head: (page, context) => ({ ...headOfText(page, context), isUnlisted: true }),
  View: ({ data: page, language, assetUrl }) => (
    <div translate="no">
      <PageTextHead page={page} language={language} assetUrl={assetUrl} />
      <div className="wrap columns page-start text-page">
        <div className="main-column">
          <noscript>
            <p className="notice">{loginText[language].needsScripts}</p>
          </noscript>
          <div
            className="prose"
            lang={langAttribute(page.language, language)}
            dangerouslySetInnerHTML={{ __html: page.body }}
          />
          <p>
            <a className="button action" href={staffAddresses.signIn} data-sign-in="">
              {loginText[language].logIn}
            </a>
          </p>
        </div>
        <script type="module" src={assetUrl("src/campsite/auth/login.client.ts")} />
      </div>
    </div>
  ),
});
