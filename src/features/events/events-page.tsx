import type { Landscape } from "#src/cms/photos/landscape.ts";
import { getLandscape } from "#src/campsite/view/view.server.ts";
import { eventsText } from "#messages/events";
import { viewText } from "#messages/view";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
import { timeZone } from "#src/i18n/format.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture/picture.tsx";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { TextColumns } from "#src/ui/text-columns.tsx";
import { EventList } from "./event-list.tsx";
import { showEvent, type ShownEvent } from "./event-view.ts";
import { calendarPath, subscriptionUrl } from "./calendar/events-calendar-file.ts";
import { listUpcomingEvents } from "./events.server.ts";

interface Data {
  landscape: Landscape;
  page: LocalizedPageText;
  events: ShownEvent[];
  pictures: ReadonlyMap<string | null, PictureSource>;
  identity: Identity;
  subscription: string;
}

/** The page /events. Without events the page has no drawn poster. */
export const eventsPage = definePage<Data>({
  async load(context) {
    const { language } = context;
    const [page, landscape, { upcoming, changesAt }, identity] = await Promise.all([
      getPageText(context, "events", language),
      getLandscape(context),
      listUpcomingEvents(context),
      getIdentity(context),
    ]);
    context.changesAt(changesAt);
    const pictures = await findPictures(
      context,
      upcoming.map(({ imageUrl }) => imageUrl),
      language,
    );
    return {
      page,
      landscape,
      events: upcoming.map((event) => showEvent(event, language)),
      pictures,
      identity,
      subscription: subscriptionUrl(context.config.siteOrigin, language),
    };
  },
  head({ page, events, pictures, identity }, context) {
    const head = headOfText(page, context);
    const { siteOrigin } = context.config;
    const shownUntil = toStoredInstant(
      context.now().toZonedDateTimeISO(timeZone).add({ months: 3 }).toInstant(),
    );
    const happenings = events.flatMap((event) => {
      const picture = pictures.get(event.imageUrl);
      const soon = event.occurrences.filter(({ startsAt }, index) => index === 0 || startsAt <= shownUntil);
      return soon.map(({ startsAt, endsAt }) => ({
        "@type": "Event",
        name: event.title,
        ...(event.description && { description: event.description }),
        inLanguage: languageTag[event.language],
        startDate: startsAt,
        endDate: endsAt,
        eventStatus: "https://schema.org/EventScheduled",
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: {
          "@type": "Place",
          name: [event.place, identity.name].filter(Boolean).join(", "),
          containedInPlace: { "@id": `${siteOrigin}/#campground` },
        },
        organizer: { "@id": `${siteOrigin}/#campground` },
        ...(picture && { image: new URL(picture.src, siteOrigin).href }),
      }));
    });
    return { ...head, structuredData: [...head.structuredData, ...happenings] };
  },
  View({ data: { page, landscape, events, pictures, identity, subscription }, language, assetUrl }) {
    const poster = drawnPoster(page.landscape ?? landscape, language);
    const head = <PageTextHead page={page} language={language} assetUrl={assetUrl} />;
    const body = page.body && <Prose html={page.body} wordsIn={page.language} language={language} />;
    const nothing = <NothingPlanned subscription={subscription} language={language} />;
    if (events.length === 0 && !page.photo) {
      return (
        <>
          {head}
          <TextColumns contact={identity} language={language}>
            {nothing}
            {body}
          </TextColumns>
        </>
      );
    }
    return (
      <>
        {head}
        <div className="wrap page-start events">
          {page.photo ? (
            <div className="events-poster board">
              <Picture source={page.photo} sizes="(width >= 48rem) 30rem, 100vw" isFirst />
            </div>
          ) : (
            <img
              className="events-poster board"
              src={assetUrl(poster.src)}
              alt={poster.alt}
              width={900}
              height={1200}
            />
          )}
          <div className="events-programme stack">
            {events.length === 0 ? (
              nothing
            ) : (
              <>
                <EventList events={events} pictures={pictures} heading="h2" hasDates language={language} />
                <p className="events-calendar cluster">
                  <a className="button" href={subscription}>
                    {eventsText[language].subscribe}
                  </a>
                  <a className="pad-12" href={calendarPath(language)}>
                    {eventsText[language].download}
                  </a>
                </p>
              </>
            )}
            {body}
          </div>
        </div>
      </>
    );
  },
});

function NothingPlanned({ subscription, language }: Pick<Data, "subscription"> & { language: Language }) {
  const text = eventsText[language];
  return (
    <div className="notice">
      <Icon name="info" />
      <div>
        <h2>{text.none}</h2>
        <p>{text.noneNote}</p>
      </div>
      <a className="button" href={subscription}>
        {text.subscribe}
      </a>
    </div>
  );
}

const drawnPoster = (landscape: Landscape, language: Language) =>
  landscape === "sea"
    ? { src: "drawings/events-poster-evening.svg", alt: eventsText[language].poster }
    : {
        src: `drawings/view-${landscape}-evening.svg`,
        alt: viewText[language].drawn[landscape],
      };
