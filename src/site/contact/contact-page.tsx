import { inScenery, loadScenery, sceneryAt, type Scenery } from "#src/campsite/view/scenery.server.ts";
import type { Board } from "#src/features/departures/departure.ts";
import { loadBoard } from "#src/features/departures/departures.server.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { FeedbackSection } from "#src/features/feedback/feedback-section.tsx";
import { address } from "#src/i18n/addresses.ts";
import { formatPhone } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { localize, type Localized } from "#src/i18n/translation.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { splitFirstSentence } from "#src/ui/first-sentence.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ContactRows, type SeasonShown } from "./contact-rows.tsx";
import { contactText, siteText } from "#messages/site";
import { tileOrigin } from "./map-tiles.ts";
import { loadShell, type Shell } from "#src/site/shell/shell.ts";
import { areDirectionsWritten, Directions } from "./directions.tsx";

const maxQuestions = 3;

interface Data {
  page: LocalizedPageText;
  shell: Shell;
  scenery: Scenery;
  season: SeasonShown;
  board: Board;
  questions: (Localized<{ question: string }> & { id: number })[];
}

/** /contactus: phone number, other contact options, frequent questions and directions. */
export const contactPage = definePage<Data>({
  async load(context) {
    const [page, shell, faqs, scenery, board] = await Promise.all([
      getPageText(context, "contactUs", context.language),
      loadShell(context),
      faqCollection.listAll(context),
      loadScenery(context),
      loadBoard(context),
    ]);
    return {
      page,
      shell,
      scenery,
      board,
      season: seasonAround(dayOf(context.now()), shell.identity.season),
      questions: faqs.slice(0, maxQuestions).map(({ id, question, translations }) => ({
        id,
        ...localize({ question }, translations, context.language),
      })),
    };
  },
  head: ({ page }, context) => headOfText(page, context),
  extraSources: ({ consent }) => (consent?.maps ? { images: [tileOrigin], trustsHtml: true } : undefined),
  View({ data: { page, shell, scenery, season, board, questions }, language, consent, returned, assetUrl }) {
    const { identity } = shell;
    const [first, rest] = splitFirstSentence(identity.textMessageNote);
    const hasDirections = areDirectionsWritten({ page, identity, board });
    return (
      <>
        <PageTextHead
          page={page}
          language={language}
          assetUrl={assetUrl}
          strip={inScenery("strip-contact", sceneryAt(scenery, page))}
        />
        <div className={consent?.forms || returned ? "wrap contact" : "wrap contact waiting"}>
          {identity.version > 0 && (
            <div className="contact-facts">
              <p className="contact-phone">
                <a href={`tel:${identity.phone}`}>{formatPhone(identity.phone, language)}</a>
              </p>
              <p className="contact-email">
                <a href={`mailto:${identity.email}`}>{identity.email}</a>
              </p>
              {/* There is only one red notice at a time. Until the form is shown, it is the request for consent. */}
              {first && (
                <div className={consent?.forms || returned ? "notice alert" : "notice"}>
                  <Icon name="phone" />
                  <p lang={langAttribute(identity.wordsIn, language)}>
                    <strong>{first}</strong>
                    {rest}
                  </p>
                </div>
              )}
              <ContactRows shell={shell} season={season} hasDirections={hasDirections} language={language} />
            </div>
          )}
          <FeedbackSection
            source="contact"
            language={language}
            consent={consent}
            returned={returned}
            hasAlternatives={identity.version > 0}
            assetUrl={assetUrl}
          />
          <Questions questions={questions} language={language} />
        </div>
        {identity.version > 0 && hasDirections && (
          <Directions
            page={page}
            identity={identity}
            board={board}
            language={language}
            consent={consent}
            assetUrl={assetUrl}
          />
        )}
      </>
    );
  },
});

function Questions({ questions, language }: Pick<Data, "questions"> & { language: Language }) {
  if (questions.length === 0) return null;
  return (
    <nav className="related contact-questions" aria-labelledby="answers">
      <h2 id="answers">{contactText[language].answers}</h2>
      <ul>
        {questions.map(({ id, words, language: actual }) => (
          <li key={id}>
            <a href={`${address("questions", language)}#${anchorOf("faq", id)}`}>
              <span lang={langAttribute(actual, language)}>{words.question}</span>
              <Icon name="right" />
            </a>
          </li>
        ))}
        <li>
          <a href={address("questions", language)}>
            {siteText[language].pages.questions}
            <Icon name="right" />
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** Returns this year's season until it is over, then next year's. */
function seasonAround(
  today: Temporal.PlainDate,
  { opens, closes }: Shell["identity"]["season"],
): SeasonShown {
  const year = today.toString().slice(5) > closes ? today.year + 1 : today.year;
  return { opens, closes, year };
}
