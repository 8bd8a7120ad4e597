import { timeZone } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/time.ts";

/** As "15" or "14.30". */
const clock = String.raw`(\d{1,2})(?:[.:](\d{2}))?(?!\d)`;
/** The second of "kl. 12–15" and "kl. 12 til 15" is the end. */
const afterWord = String.raw`\bkl(?:\.|okka|okken)? ?(?:\d{1,2}(?:[.:]\d{2})? ?(?:-|–|til) ?)?${clock}`;
/** "til 15" without that word, unless it says what there are fifteen of. */
const afterUntil = String.raw`\btil ${clock}(?=\s*(?:$|[.,;!?](?!\d)|i dag\b|i kveld\b))`;
const moments = new RegExp(`${afterWord}|${afterUntil}`, "giu");

const anotherDay =
  /\bi (?:over)?morgen\b|\b(?:man|tirs|ons|tors|fre|lør|søn)dag\b|\d\. ?(?:jan|feb|mars|apr|mai|jun|jul|aug|sep|okt|nov|des)/iu;

/**
 * The moment today that a notice's words end with, as "Vannet er borte til kl. 15".
 * @param words in Norwegian; of several times the last one counts, and none when they are of another day
 * @param now earlier times are none that it could end at
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
