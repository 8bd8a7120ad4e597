import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { FeedbackSection } from "./feedback-section.tsx";
import { closedText } from "#messages/feedback";

interface Data {
  page: LocalizedPageText;
  identity: Pick<Identity, "phone" | "email">;
  isOpen: boolean;
}

/** The page /info/feedback. When the suggestion box is closed, the page shows other ways to contact the campsite. */
export const feedbackPage = definePage<Data>({
  async load(context) {
    const [page, { phone, email }, { enableFeedback }] = await Promise.all([
      getPageText(context, "feedback", context.language),
      getIdentity(context),
      getWebsiteSettings(context),
    ]);
    return { page, identity: { phone, email }, isOpen: enableFeedback };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, identity, isOpen }, language, consent, returned, assetUrl }) {
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <TextColumns contact={identity} language={language}>
          {isOpen || returned ? (
            <FeedbackSection
              source="feedback"
              language={language}
              consent={consent}
              returned={returned}
              hasAlternatives={identity.phone !== ""}
              assetUrl={assetUrl}
            />
          ) : (
            <Closed language={language} />
          )}
          <Prose html={page.body} wordsIn={page.language} language={language} />
        </TextColumns>
      </>
    );
  },
});

function Closed({ language }: { language: Language }) {
  const text = closedText[language];
  return (
    <div className="notice">
      <Icon name="info" />
      <div>
        <h2>{text.heading}</h2>
        <p>{text.explanation}</p>
      </div>
      <a className="button" href={address("contactUs", language)}>
        {text.contact}
      </a>
    </div>
  );
}
