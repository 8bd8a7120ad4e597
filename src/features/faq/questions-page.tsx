import { getPageText, type LocalizedPageText } from "#src/features/content/page-texts.server.ts";
import { localize, type Localized } from "#src/i18n/translation.ts";
import { sanitize } from "#src/platform/html.ts";
import { definePage } from "#src/platform/page.ts";
import { listFaqs } from "./faqs.server.ts";

interface Data {
  page: LocalizedPageText;
  faqs: (Localized<{ question: string; answer: string }> & { id: number })[];
}

/** /info/questions: what guests ask, each answer behind its question. */
export const questionsPage = definePage<Data>({
  async load(context) {
    const [page, faqs] = await Promise.all([getPageText(context, "questions", context.language), listFaqs(context)]);
    return {
      page,
      faqs: faqs.map(({ id, question, answer, translations }) => {
        const { language, words } = localize({ question, answer }, translations, context.language);
        return { id, language, words: { question: words.question, answer: sanitize(words.answer, context.language) } };
      }),
    };
  },
  head: ({ page }) => ({ title: page.title, description: page.description, languages: page.languages }),
  View({ data: { page, faqs } }) {
    return (
      <>
        <h1>{page.title}</h1>
        {faqs.map(({ id, language, words }) => (
          <details key={id} lang={language} name="faq">
            <summary>{words.question}</summary>
            <div dangerouslySetInnerHTML={{ __html: words.answer }} />
          </details>
        ))}
      </>
    );
  },
});
