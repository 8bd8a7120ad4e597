import { timeZone } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/time.ts";

/**
 * The moment today that a notice's words end with, as "Vannet er borte til kl. 15".
 * @param words in Norwegian; of several times the last one counts
 * @param now earlier times are none that it could end at
 */
export function endInWords(words: string, now: Temporal.Instant): Temporal.Instant | undefined {
  const [hour, minute = "0"] =
    [...words.matchAll(/\bkl\.? ?(\d{1,2})(?:[.:](\d{2}))?(?!\d)/giu)].at(-1)?.slice(1) ?? [];
  if (Number(hour ?? 24) > 23 || Number(minute) > 59) return undefined;
  const end = dayOf(now)
    .toZonedDateTime({ timeZone, plainTime: { hour: Number(hour), minute: Number(minute) } })
    .toInstant();
  return Temporal.Instant.compare(end, now) > 0 ? end : undefined;
}
