import { localizeWords, type StoredOf, type WordsOf } from "#src/cms/kind/kind.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { Localized } from "#src/i18n/translation.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import { faqKind } from "./faq.ts";

export type ShownQuestion = Localized<WordsOf<typeof faqKind>> & { id: number };

export const localizeQuestions = (
  context: Pick<PageContext, "language"> & Parameters<typeof shownHtml>[0],
  questions: readonly StoredOf<typeof faqKind>[],
): Promise<ShownQuestion[]> =>
  Promise.all(
    questions.map(async (question) => {
      const { language, words } = localizeWords(faqKind, question, context.language);
      const answer = await shownHtml(context, words.answer, context.language);
      return { id: question.id, language, words: { ...words, answer } };
    }),
  );

export function QuestionList({ questions, language }: { questions: ShownQuestion[]; language: Language }) {
  return (
    <div className="faq">
      {questions.map(({ id, language: actual, words }) => (
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
  );
}
