import { timeZone } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/times/time.ts";

/** Matches "15" and "14.30". */
const clock = String.raw`(\d{1,2})(?:[.:](\d{2}))?(?!\d)`;
/** Matches "kl. 15". In "kl. 12–15" and "kl. 12 til 15" the second time is the end. */
const afterWord = String.raw`\bkl(?:\.|okka|okken)? ?(?:\d{1,2}(?:[.:]\d{2})? ?(?:-|–|til) ?)?${clock}`;
/** Matches "til 15" at the end or before punctuation, "i dag" or "i kveld", but not in "til 15 gjester". */
const afterUntil = String.raw`\btil ${clock}(?=\s*(?:$|[.,;!?](?!\d)|i dag\b|i kveld\b))`;
const moments = new RegExp(`${afterWord}|${afterUntil}`, "giu");

const anotherDay =
  /\bi (?:over)?morgen\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag\b|\d\. ?(?:jan|feb|mars|apr|mai|jun|jul|aug|sep|okt|nov|des)/iu;

/**
 * Finds the last time of day in words such as "Vannet er borte til kl. 15".
 * @returns the moment of that time today; undefined if the words have no time, a past time or a day other than today
 */
export function endInWords(words: string, now: Temporal.Instant): Temporal.Instant | undefined {
  const [, hour, minute, hourAfterUntil, minuteAfterUntil] = [...words.matchAll(moments)].at(-1) ?? [];
  const time = {
    hour: Number(hour ?? hourAfterUntil ?? 24),
    minute: Number(minute ?? minuteAfterUntil ?? 0),
  };
  if (time.hour > 23 || time.minute > 59 || anotherDay.test(words)) return undefined;
  const end = dayOf(now).toZonedDateTime({ timeZone, plainTime: time }).toInstant();
  return Temporal.Instant.compare(end, now) > 0 ? end : undefined;
}
