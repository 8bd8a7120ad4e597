import { isAllYear, occurrenceAt } from "#src/campsite/opening-hours/season.ts";
import { today } from "#src/cms/staff/clock.ts";
import { formatDay } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { changeOverText } from "#messages/planned";

export interface Season {
  opens: string;
  closes: string;
}

/**
 * Returns a warning if the season will open before its prices or hours change, because guests then read the old prices
 * or hours.
 * @param season the season after the change; undefined for changes that affect neither prices nor hours
 * @param now the current day
 * @returns undefined if no warning is needed
 */
export function seasonWarning(
  season: Season | undefined,
  moment: Temporal.Instant | undefined,
  language: Language,
  now = today(),
): string | undefined {
  if (!season || !moment || isAllYear(season)) return undefined;
  const day = dayOf(moment);
  const { first, last } = occurrenceAt(day, season.opens, season.closes);
  const isWithin = Temporal.PlainDate.compare(first, day) < 0 && Temporal.PlainDate.compare(day, last) <= 0;
  if (!isWithin || Temporal.PlainDate.compare(first, now) <= 0) return undefined;
  return changeOverText[language].lateForSeason({
    opening: formatDay(first, language, now),
    day: formatDay(day, language, now),
  });
}
