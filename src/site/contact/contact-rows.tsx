import { placeOf, type Coordinates } from "#src/campsite/identity/place.ts";
import { hoursInWords, weekdaysInWords } from "#src/campsite/opening-hours/hours-in-words.ts";
import {
  areHoursWritten,
  periodsByDays,
  type ReceptionPeriod,
} from "#src/campsite/opening-hours/opening-hours.ts";
import { pageParts } from "#src/i18n/addresses.ts";
import { formatDate, formatPeriodOfYear } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { contactRowsLabelsText, contactText } from "#messages/site";
import { labelsOf } from "#src/i18n/texts.ts";
import type { Shell } from "#src/site/shell/shell.ts";
import { formatPosition } from "#src/campsite/identity/position.ts";

const labels = labelsOf(contactRowsLabelsText);

export interface SeasonShown {
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
}

interface Props {
  shell: Shell;
  season: SeasonShown;
  /** True if the page has directions. Otherwise links to the directions lead to the postal address. */
  hasDirections: boolean;
  language: Language;
}

export function ContactRows({ shell: { identity, reception }, season, hasDirections, language }: Props) {
  const text = contactText[language];
  const { street, postalCode, city } = identity.address;
  const position = placeOf(identity);
  return (
    <dl className="data-rows contact-rows gap-above-32 small figures">
      {(reception.now || identity.openingNote) && (
        <>
          <dt id={pageParts.contactUs.openingHours}>{text.reception}</dt>
          <dd>
            {reception.now && <strong>{reception.now}.</strong>}{" "}
            {identity.openingNote && (
              // Without a social media page, `a` has no `href` and is plain text.
              <a
                href={identity.socialPageUrl || undefined}
                rel="noopener"
                lang={langAttribute(identity.wordsIn, language)}
              >
                {identity.openingNote}
              </a>
            )}
          </dd>
        </>
      )}
      {identity.reception.length > 0 && (
        <>
          <dt>{text.openingHours}</dt>
          <dd>
            <ul>
              {periodsByDays(identity.reception).map((periods) => (
                <li className="cluster flat" key={periods[0].from}>
                  <span>{daysInWords(periods[0], language)}</span>{" "}
                  <div>
                    {periods.map((period) => (
                      <div key={period.weekdays?.[0] ?? ""}>
                        {[weekdaysInWords(period.weekdays, language), hoursInWords(period, language)]
                          .join(" ")
                          .trim()}
                      </div>
                    ))}
                  </div>
                </li>
              ))}
              {reception.exceptions.map(({ day, opens, closes }) => (
                <li className="cluster flat" key={day}>
                  <span>{dayAndMonth(day.slice(5), language)}</span>{" "}
                  <strong>{opens ? hoursInWords({ opens, closes }, language) : text.closedAllDay}</strong>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {areHoursWritten(identity) && (
        <>
          <dt>{text.season}</dt>
          <dd>
            {formatPeriodOfYear(identity.season.opens, identity.season.closes, language, (opens) =>
              season.first.year === season.last.year
                ? `${dayAndMonth(opens, language)}–${formatDate(season.last)}`
                : `${formatDate(season.first)}–${formatDate(season.last)}`,
            )}
          </dd>
        </>
      )}
      <dt id={hasDirections ? undefined : pageParts.contactUs.directions}>{text.address}</dt>
      <dd>
        {street}, {postalCode} {city}
      </dd>
      {position && (
        <>
          <dt>{text.position}</dt>
          <dd>
            <PositionWords place={position} language={language} />
          </dd>
        </>
      )}
    </dl>
  );
}

const daysInWords = ({ from, to }: ReceptionPeriod, language: Language) =>
  formatPeriodOfYear(
    from,
    to,
    language,
    (first, last) => `${dayAndMonth(first, language)}–${dayAndMonth(last, language)}`,
  );

const lastMark: Record<Language, string> = labels.lastMark;

/** Formats "04-24" as 24.04. German adds a full stop at the end. */
function dayAndMonth(monthDay: string, language: Language): string {
  return monthDay.split("-").toReversed().join(".") + lastMark[language];
}

function PositionWords({ place, language }: { place: Coordinates; language: Language }) {
  return (
    <>
      <span className="figures">{formatPosition(place.latitude, "north", language)}</span>{" "}
      <span className="figures">{formatPosition(place.longitude, "east", language)}</span>
    </>
  );
}
