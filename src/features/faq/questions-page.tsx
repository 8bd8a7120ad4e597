import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { QuestionList } from "./question-list.tsx";
import { faqText } from "#messages/faq";
import { faqCollection, localizeQuestions, type ShownQuestion } from "./faqs.server.ts";

interface Data {
  page: LocalizedPageText;
  faqs: ShownQuestion[];
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
      faqs: await localizeQuestions(context, faqs),
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
            <QuestionList questions={faqs} language={language} />
          )}
          {page.body && <Prose html={page.body} wordsIn={page.language} language={language} />}
        </TextColumns>
      </>
    );
  },
});
