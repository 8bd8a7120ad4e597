import { defineContactSection } from "#src/campsite/contact-section.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { address } from "#src/i18n/addresses.ts";
import { langAttribute } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { faqText } from "#messages/faq";
import { pageNamesText } from "#messages/page-texts";
import { faqCollection } from "./faqs.server.ts";

const maxQuestions = 3;

export const questionsSection = defineContactSection({
  of: "questions",
  area: "details",
  place: 2,
  async load(context) {
    const faqs = await faqCollection.listAll(context);
    if (faqs.length === 0) return undefined;
    return faqs.slice(0, maxQuestions).map(({ id, question, translations }) => ({
      id,
      ...localize({ question }, translations, context.language),
    }));
  },
  View: ({ data: questions, language }) => (
    <nav className="contact-questions h2-21 measure unprinted" aria-labelledby="answers">
      <h2 className="gap-below-12" id="answers">
        {faqText[language].answers}
      </h2>
      <ul className="rows">
        {questions.map(({ id, words, language: actual }) => (
          <li key={id}>
            <a
              className="ends apart way-in plain pad-8 small"
              href={`${address("questions", language)}#${anchorOf("faq", id)}`}
            >
              <span className="lines-13" lang={langAttribute(actual, language)}>
                {words.question}
              </span>
              <Icon name="right" />
            </a>
          </li>
        ))}
        <li>
          <a className="ends apart way-in plain pad-8 small" href={address("questions", language)}>
            <span className="lines-13">{pageNamesText[language].questions}</span>
            <Icon name="right" />
          </a>
        </li>
      </ul>
    </nav>
  ),
});
