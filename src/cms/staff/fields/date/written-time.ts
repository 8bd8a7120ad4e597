import { timeZone } from "#src/i18n/format.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";

/** TABLE  words for a day near today, as the number of days ahead. */
const nearDays: Readonly<Record<string, number>> = {
  "i dag": 0,
  idag: 0,
  "i kveld": 0,
  today: 0,
  tonight: 0,
  "this evening": 0,
  heute: 0,
  "heute abend": 0,
  "i morgen": 1,
  imorgen: 1,
  tomorrow: 1,
  morgen: 1,
  "i overmorgen": 2,
  overmorgen: 2,
  "day after tomorrow": 2,
  übermorgen: 2,
};

/** The names of weekdays in each language, as numbers from 1 for Monday to 7. */
const weekdays: Readonly<Record<string, number>> = Object.fromEntries(
  languages.flatMap((language) => {
    const name = new Intl.DateTimeFormat(languageTag[language], { weekday: "long", timeZone: "UTC" });
    // 1 January 2024 was a Monday.
    return [1, 2, 3, 4, 5, 6, 7].map((number) => [
      name.format(Date.UTC(2024, 0, number)).toLowerCase(),
      number,
    ]);
  }),
);

const longestFirst = (one: string, other: string) => other.length - one.length;
const dayName = [...Object.keys(nearDays), ...Object.keys(weekdays)].toSorted(longestFirst).join("|");
const day = String.raw`(?:(?:på|on|am|the) )?(?<day>${dayName})`;
const prefix = String.raw`(?:(?:til|until|by|bis|klokk[ea]n?|kl\.?|at|um)\s*)*`;
const clock = String.raw`${prefix}(?:(?<hour>\d{1,2})(?:\s*[.:]\s*(?<minute>\d{2})|(?<joined>\d{2}))?\s*(?<half>[ap]\.?m\b\.?)?(?:\s*(?:uhr|h|o’clock|o'clock))?|(?<midnight>midnatt|midnight|mitternacht))`;
const forms = [
  new RegExp(`^${prefix}${day}(?:,?\\s+${clock})?$`, "u"),
  new RegExp(`^${clock}(?:,?\\s+${day})?$`, "u"),
];

/** The hour for a text that names only a day. */
const usualHour = 8;

/**
 * Parses a time as people type it in one of the languages: 15, 1530, kl 15, i morgen 12, 3 pm, morgen 12 Uhr, fredag.
 * Midnight on a day is the end of that day. A weekday means the next day with this name on which the time isn't past.
 * A time without a day is today, even if the time has passed.
 * @returns undefined for any other text
 */
export function parseWrittenTime(text: string, now: Temporal.Instant): Temporal.Instant | undefined {
  const written = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  const parts = forms.map((form) => form.exec(written)?.groups).find(Boolean);
  const minutes = parts && minutesIn(parts);
  if (minutes === undefined) return undefined;
  const today = dayOf(now);
  const at = (days: number) => momentAt(today.add({ days }), minutes);
  const name = parts?.["day"] ?? "";
  const weekday = weekdays[name];
  if (weekday === undefined) return at(nearDays[name] ?? 0);
  const daysAhead = (weekday - today.dayOfWeek + 7) % 7;
  const next = at(daysAhead);
  return next && Temporal.Instant.compare(next, now) <= 0 ? at(daysAhead + 7) : next;
}

/** Returns the minutes after the start of the day, or undefined for an invalid time. */
function minutesIn(parts: Record<string, string | undefined>): number | undefined {
  const { hour, minute, joined, half, midnight } = parts;
  if (midnight) return 24 * 60;
  if (hour === undefined) return usualHour * 60;
  const [hours, rest] = [Number(hour), Number(minute ?? joined ?? 0)];
  if (rest > 59 || hours > 24 || (hours === 24 && rest > 0)) return undefined;
  if (half && (hours === 0 || hours > 12)) return undefined;
  const inDay = half ? (hours % 12) + (half.startsWith("p") ? 12 : 0) : hours;
  return inDay === 0 && rest === 0 ? 24 * 60 : inDay * 60 + rest;
}

/** Returns undefined for an hour that is skipped when summer time begins. */
function momentAt(date: Temporal.PlainDate, minutes: number): Temporal.Instant | undefined {
  const local = date.toPlainDateTime().add({ minutes });
  const zoned = local.toZonedDateTime(timeZone);
  return zoned.toPlainDateTime().equals(local) ? zoned.toInstant() : undefined;
}
