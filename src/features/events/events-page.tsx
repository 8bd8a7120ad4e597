import { headOfText, PageTextHead } from "#src/features/content/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/features/content/page-texts.server.ts";
import { formatDate } from "#src/i18n/format.ts";
import { dayOf, startOfDay } from "#src/i18n/time.ts";
import { definePage } from "#src/platform/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { eventsText } from "./events.text.ts";
import { lastDay } from "./programme.ts";

interface Data {
  page: LocalizedPageText;
  last: Temporal.PlainDate | undefined;
  isOver: boolean;
}

/** /events: the poster, and beside it all that it invites to in words. */
export const eventsPage = definePage<Data>({
  async load(context) {
    const page = await getPageText(context, "events", context.language);
    const last = lastDay(page.body);
    const isOver = last !== undefined && Temporal.PlainDate.compare(last, dayOf(context.now())) < 0;
    if (last && !isOver) context.changesAt(startOfDay(last.add({ days: 1 })));
    return { page, last, isOver };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, last, isOver }, language, assetUrl }) {
    const text = eventsText[language];
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
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
