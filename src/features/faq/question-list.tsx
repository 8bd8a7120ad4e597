import { anchorOf } from "#src/cms/resource-addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { ShownQuestion } from "./faqs.server.ts";

export function QuestionList({ questions, language }: { questions: ShownQuestion[]; language: Language }) {
  return (
    <div className="faq rows">
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
