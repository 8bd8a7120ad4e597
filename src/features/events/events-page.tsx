import { getPageText, type LocalizedPageText } from "#src/features/content/page-texts.server.ts";
import { formatDate } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf, startOfDay } from "#src/i18n/time.ts";
import { definePage } from "#src/platform/page.ts";
import { breadcrumbList, trail } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { langAttribute } from "#src/ui/lang-attribute.ts";
import { PageHead } from "#src/ui/page-head.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { eventsText } from "./events.text.ts";
import { lastDay } from "./programme.ts";

interface Data {
  page: LocalizedPageText;
  last: Temporal.PlainDate | undefined;
  isOver: boolean;
}

const crumbs = (page: LocalizedPageText, language: Language) =>
  trail(language, { label: page.title, lang: langAttribute(page.language, language) });

/** /events: the poster, and beside it all that it invites to in words. */
export const eventsPage = definePage<Data>({
  async load(context) {
    const page = await getPageText(context, "events", context.language);
    const last = lastDay(page.body);
    const isOver = last !== undefined && Temporal.PlainDate.compare(last, dayOf(context.now())) < 0;
    if (last && !isOver) context.changesAt(startOfDay(last.add({ days: 1 })));
    return { page, last, isOver };
  },
  head: ({ page }, { language, config }) => ({
    title: page.title,
    description: page.description,
    languages: page.languages,
    structuredData: [breadcrumbList(crumbs(page, language), config.siteOrigin)],
  }),
  View({ data: { page, last, isOver }, language, assetUrl }) {
    const text = eventsText[language];
    return (
      <>
        <PageHead
          crumbs={crumbs(page, language)}
          language={language}
          assetUrl={assetUrl}
          title={page.title}
          lead={page.lead}
          wordsIn={page.language}
        />
        <div className="wrap events">
          <img
            className="events-poster"
            src={assetUrl("drawings/events-poster-evening.svg")}
            alt={text.poster}
            width={900}
            height={1200}
          />
          <div className="events-programme">
            {isOver && (
              <div className="notice">
                <Icon name="info" />
                <div>
                  <h2>{text.over}</h2>
                  <p>{text.overNote}</p>
                </div>
              </div>
            )}
            <Prose html={page.body} wordsIn={page.language} language={language} />
            {last && !isOver && <p className="events-until">{text.until(formatDate(last))}</p>}
          </div>
        </div>
      </>
    );
  },
});
