import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { Identity } from "#src/features/identity/identity.ts";
import { getPageText, type LocalizedPageText } from "#src/features/page-texts/page-texts.server.ts";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { AskUs } from "#src/ui/ask-us.tsx";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import { Prose } from "#src/ui/prose.tsx";
import { PageHead } from "#src/ui/page-head.tsx";
import { AtReception, Onwards } from "./top-up-board.tsx";
import { topUpText } from "./top-up.text.ts";

interface Data {
  page: LocalizedPageText;
  identity: Pick<Identity, "phone" | "email" | "cardPaymentUrl">;
  isOn: boolean;
}

const crumbs = (page: LocalizedPageText, language: Language) =>
  trail(language, { label: page.title, lang: langAttribute(page.language, language) });

/** /kort: the last page before the card-payment provider's site, or, where that is off, the way to the reception. */
export const topUpPage = definePage<Data>({
  async load(context) {
    const [page, identity, { enableCPay }] = await Promise.all([
      getPageText(context, "topUp", context.language),
      getIdentity(context),
      getWebsiteSettings(context),
    ]);
    return { page, identity, isOn: enableCPay && identity.cardPaymentUrl !== "" };
  },
  head: ({ page, isOn }, { language, config }) => ({
    title: page.title,
    description: isOn ? page.description : topUpText[language].offLead,
    languages: page.languages,
    structuredData: [breadcrumbList(crumbs(page, language), config.siteOrigin)],
  }),
  View({ data: { page, identity, isOn }, language, assetUrl }) {
    const head = { crumbs: crumbs(page, language), language, assetUrl, title: page.title };
    return (
      <>
        {isOn ? (
          <PageHead {...head} lead={page.lead} wordsIn={page.language} />
        ) : (
          <PageHead {...head} lead={topUpText[language].offLead} />
        )}
        <div className="wrap text-page">
          <div className="text-page-main">
            {isOn ? (
              <>
                <Onwards url={identity.cardPaymentUrl} language={language} assetUrl={assetUrl} />
                <Prose html={page.body} wordsIn={page.language} language={language} />
                <script type="module" src={assetUrl("src/features/top-up/top-up.client.ts")} />
              </>
            ) : (
              <AtReception language={language} assetUrl={assetUrl} />
            )}
          </div>
          <aside className="text-page-aside">
            <AskUs {...identity} language={language} />
          </aside>
        </div>
      </>
    );
  },
});
