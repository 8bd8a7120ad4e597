import { timeZone } from "#src/i18n/format.ts";

/** Matches "15" and "14.30". */
const clock = String.raw`(\d{1,2})(?:[.:](\d{2}))?(?!\d)`;
/** Matches "kl. 15". In "kl. 12–15" and "kl. 12 til 15" the second time is the end. */
const afterWord = String.raw`\bkl(?:\.|okka|okken)?\s?(?:\d{1,2}(?:[.:]\d{2})?\s?(?:-|–|til)\s?)?${clock}`;
/** Matches "til 15" at the end or before punctuation, "i dag" or "i kveld", but not in "til 15 gjester". */
const afterUntil = String.raw`\btil\s${clock}(?=\s*(?:$|[.,;!?](?!\d)|i dag\b|i kveld\b))`;
const moments = new RegExp(`${afterWord}|${afterUntil}`, "giu");

const anotherDay =
  /\bi (?:over)?morgen\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag\b|\d\. ?(?:jan|feb|mars|apr|mai|jun|jul|aug|sep|okt|nov|des)/iu;

/** Finds the last time of day in words such as "Vannet er borte til kl. 15", unless they name another day. */
export function endInWords(words: string, day: Temporal.PlainDate): Temporal.Instant | undefined {
  const [, hour, minute, hourAfterUntil, minuteAfterUntil] = [...words.matchAll(moments)].at(-1) ?? [];
  const time = {
    hour: Number(hour ?? hourAfterUntil ?? 24),
    minute: Number(minute ?? minuteAfterUntil ?? 0),
  };
  if (time.hour > 23 || time.minute > 59 || anotherDay.test(words)) return undefined;
  return day.toZonedDateTime({ timeZone, plainTime: time }).toInstant();
}
