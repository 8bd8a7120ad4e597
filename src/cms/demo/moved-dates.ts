import { timeZone } from "#src/i18n/format.ts";
import { dayOf, toStoredInstant } from "#src/i18n/times/time.ts";

/** The dates in content/ suit a demo that starts on this day or within a year after it. */
const writtenFor = Temporal.PlainDate.from("2026-07-16");

/** Returns the years by which the dates in content/ are moved, so that a demo has past and future dates. */
export const demoYears = (now: Temporal.Instant): number =>
  Math.max(0, writtenFor.until(dayOf(now), { largestUnit: "years" }).years);

/** Returns the number of calendar years that have begun since the dates in content/ were written. */
export const demoCalendarYears = (now: Temporal.Instant): number =>
  Math.max(0, dayOf(now).year - writtenFor.year);

/** Moves a stored moment by whole years. Its time in Oslo stays the same. */
export const inYears = (moment: string, years: number): string =>
  toStoredInstant(Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).add({ years }).toInstant());
