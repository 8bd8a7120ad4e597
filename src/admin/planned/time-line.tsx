import { useId, type KeyboardEvent } from "react";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { siteNow, today } from "#src/cms/staff/clock.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { timeZone } from "#src/i18n/format.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { withUpperFirst } from "#src/i18n/phrases.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { plannedSiteText } from "#messages/planned";

export interface PlannedMoment {
  at: Temporal.Instant;
  name: string;
}

/** The time line shows the names of months with at least this many days on the line. */
const minDaysForName = 12;

/** The shortest and the longest time line, and the time after its last moment, in days. */
const length = { least: 180, most: 730, after: 30 };

interface Props {
  /** The times at which something changes, in order. */
  moments: readonly PlannedMoment[];
  at: Temporal.Instant;
  onChange(at: Temporal.Instant): void;
}

/** A slider that chooses a day from today on, with buttons for the day before and the day after. */
export function TimeLine({ moments, at, onChange }: Props) {
  const { language } = useStaff();
  const text = plannedSiteText[language];
  const help = useId();
  const first = today();
  const dayCount = lengthOf(moments, first);
  const last = first.add({ days: dayCount });
  const offset = (moment: Temporal.Instant) => Math.min(daysBetween(first, dayOf(moment)), dayCount);
  const chosen = offset(at);
  const chooseDay = (day: number) =>
    onChange(momentOn(first.add({ days: Math.min(Math.max(day, 0), dayCount) }), moments));
  const share = (days: number) => `${(100 * days) / dayCount}%`;
  const current = moments.find((each) => each.at.equals(at));
  const press = (event: KeyboardEvent) => {
    const next =
      event.key === "PageUp"
        ? moments.find((each) => Temporal.Instant.compare(each.at, at) > 0)?.at
        : event.key === "PageDown"
          ? (moments.findLast((each) => Temporal.Instant.compare(each.at, at) < 0)?.at ?? siteNow())
          : undefined;
    if (!event.key.startsWith("Page")) return;
    event.preventDefault();
    if (next) onChange(next);
  };
  return (
    <div className="time-line">
      <div className="ends">
        <StaffButton
          icon="left"
          aria-label={text.dayBefore}
          aria-disabled={chosen <= 0}
          onClick={() => chooseDay(chosen - 1)}
        />
        <p className="strong text-centre">
          {withUpperFirst(longMoment(at.toString(), language))}
          {current && <small className="subline quiet">{current.name}</small>}
        </p>
        <StaffButton
          icon="right"
          aria-label={text.dayAfter}
          aria-disabled={chosen >= dayCount}
          onClick={() => chooseDay(chosen + 1)}
        />
      </div>
      <div className="time-line-track">
        <ol className="time-line-months" aria-hidden="true">
          {monthsBetween(first, last, language).map(({ name, days }) => (
            <li className="shrinks" key={name} style={{ flexGrow: days }}>
              {days >= minDaysForName && <span className="fine lines-14 one-line">{name}</span>}
            </li>
          ))}
        </ol>
        <div className="time-line-moments" aria-hidden="true">
          {moments.map((each, index) => (
            <span
              key={index}
              className={each.at.equals(at) ? "current" : undefined}
              style={{ insetInlineStart: share(offset(each.at)) }}
            />
          ))}
        </div>
        <input
          type="range"
          className="full block flush"
          aria-label={text.slider}
          aria-describedby={help}
          aria-valuetext={longMoment(at.toString(), language)}
          min={0}
          max={dayCount}
          value={chosen}
          onChange={({ target }) => chooseDay(Number(target.value))}
          onKeyDown={press}
        />
        <p id={help} className="visually-hidden">
          {text.sliderHelp}
        </p>
      </div>
    </div>
  );
}

/** Returns the length of the time line in days. Moments after its end are shown at its end. */
function lengthOf(moments: readonly PlannedMoment[], first: Temporal.PlainDate): number {
  const last = moments.at(-1);
  const wanted = last ? daysBetween(first, dayOf(last.at)) + length.after : length.least;
  return Math.min(Math.max(wanted, length.least), length.most);
}

const daysBetween = (first: Temporal.PlainDate, last: Temporal.PlainDate) =>
  first.until(last, { largestUnit: "days" }).days;

/** Returns the last planned moment of a day, or else the current time for today and noon for a later day. */
export function momentOn(day: Temporal.PlainDate, moments: readonly PlannedMoment[]): Temporal.Instant {
  const planned = moments.findLast(({ at }) => dayOf(at).equals(day));
  if (planned) return planned.at;
  return day.equals(today()) ? siteNow() : day.toZonedDateTime({ timeZone, plainTime: "12:00" }).toInstant();
}

function monthsBetween(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  language: Language,
): { name: string; days: number }[] {
  const format = new Intl.DateTimeFormat(languageTag[language], { month: "short", timeZone: "UTC" });
  const months: { name: string; days: number }[] = [];
  for (let start = first; Temporal.PlainDate.compare(start, last) < 0;) {
    const next = start.with({ day: 1 }).add({ months: 1 });
    const end = Temporal.PlainDate.compare(next, last) < 0 ? next : last;
    const name = format.format(Date.UTC(start.year, start.month - 1, 1));
    months.push({
      name: start.month === 1 ? `${name} ${start.year}` : name,
      days: daysBetween(start, end),
    });
    start = end;
  }
  return months;
}
