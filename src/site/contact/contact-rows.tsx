import { placeOf } from "#src/campsite/identity/place.ts";
import { PositionWords } from "#src/campsite/identity/position-words.tsx";
import { areHoursWritten } from "#src/campsite/opening-hours/opening-hours.ts";
import { pageParts } from "#src/i18n/addresses.ts";
import { formatDate, formatPeriodOfYear, formatShortTime } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { dayInYear } from "#src/i18n/times/time.ts";
import { contactRowsLabelsText, contactText } from "#messages/site";
import { labelsOf } from "#src/i18n/texts.ts";
import type { Shell } from "#src/site/shell/shell.ts";

const labels = labelsOf(contactRowsLabelsText);

/** The first and last day as month and day (04-24), and the year. */
export interface SeasonShown {
  opens: string;
  closes: string;
  year: number;
}

interface Props {
  shell: Shell;
  season: SeasonShown;
  /** True when the page has directions. Otherwise links to the directions lead to the address. */
  hasDirections: boolean;
  language: Language;
}

/** The reception's hours and the campsite's address. */
export function ContactRows({ shell: { identity, reception }, season, hasDirections, language }: Props) {
  const text = contactText[language];
  const { street, postalCode, city } = identity.address;
  const position = placeOf(identity);
  return (
    <dl className="contact-rows">
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
              {identity.reception.map(({ from, to, opens, closes }) => (
                <li key={from}>
                  <span>
                    {formatPeriodOfYear(
                      from,
                      to,
                      language,
                      (first, last) => `${dayAndMonth(first, language)}–${dayAndMonth(last, language)}`,
                    )}
                  </span>{" "}
                  <span>{`${formatShortTime(opens, language)}–${formatShortTime(closes, language)}`}</span>
                </li>
              ))}
              {reception.exceptions.map(({ day, opens, closes }) => (
                <li key={day}>
                  <span>{dayAndMonth(day.slice(5), language)}</span>{" "}
                  <strong>
                    {opens
                      ? `${formatShortTime(opens, language)}–${formatShortTime(closes, language)}`
                      : text.closedAllDay}
                  </strong>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {areHoursWritten({ season, reception: identity.reception }) && (
        <>
          <dt>{text.season}</dt>
          <dd>
            {formatPeriodOfYear(
              season.opens,
              season.closes,
              language,
              (opens, closes) =>
                `${dayAndMonth(opens, language)}–${formatDate(dayInYear(closes, season.year))}`,
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

const lastMark: Record<Language, string> = labels.lastMark;

/** Formats "04-24" as 24.04, with a full stop at the end in German. */
function dayAndMonth(monthDay: string, language: Language): string {
  return monthDay.split("-").toReversed().join(".") + lastMark[language];
}
