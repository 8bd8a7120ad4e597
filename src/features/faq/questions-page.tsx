import { langAttribute } from "#src/i18n/language.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import type { Localized } from "#src/i18n/translation.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { localizeWords, type WordsOf } from "#src/cms/kind/kind.ts";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { faqKind } from "./faq.ts";
import { faqText } from "#messages/faq";
import { faqCollection } from "./faqs.server.ts";

interface Data {
  page: LocalizedPageText;
  faqs: (Localized<WordsOf<typeof faqKind>> & { id: number })[];
  identity: Pick<Identity, "phone" | "email">;
}

/** The page /info/questions. #question-3 opens question 3: browsers open a `<details>` that contains the target. */
export const questionsPage = definePage<Data>({
  async load(context) {
    const [page, faqs, identity] = await Promise.all([
      getPageText(context, "questions", context.language),
      faqCollection.listAll(context),
      getIdentity(context),
    ]);
    return {
      page,
      identity,
      faqs: await Promise.all(
        faqs.map(async (faq) => {
          const { language, words } = localizeWords(faqKind, faq, context.language);
          const answer = await shownHtml(context, words.answer, context.language);
          return { id: faq.id, language, words: { ...words, answer } };
        }),
      ),
    };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, faqs, identity }, language, assetUrl }) {
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <TextColumns contact={identity} language={language}>
          {faqs.length === 0 ? (
            <p className="quiet">{faqText[language].none}</p>
          ) : (
            <div className="faq">
              {faqs.map(({ id, language: actual, words }) => (
                <details key={id} className="fold" lang={langAttribute(actual, language)}>
                  <summary>
                    <h2>{words.question}</h2>
                  </summary>
                  <div
                    id={anchorOf("faq", id)}
                    className="prose"
                    dangerouslySetInnerHTML={{ __html: words.answer }}
                  />
                </details>
              ))}
            </div>
          )}
          {page.body && <Prose html={page.body} wordsIn={page.language} language={language} />}
        </TextColumns>
      </>
    );
  },
});
