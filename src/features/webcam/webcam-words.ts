import { formatDate, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { webcamText } from "#messages/webcam";

/** Returns words such as "Tatt kl. 08.50". For another day, the words also contain the date. */
export function takenAtWords(
  takenAt: Temporal.Instant,
  today: Temporal.PlainDate,
  language: Language,
): string {
  const text = webcamText[language];
  const time = formatTime(takenAt, language);
  return dayOf(takenAt).equals(today)
    ? text.taken({ time })
    : text.takenOn({ date: formatDate(takenAt), time });
}

/** Returns words such as "for 10 minutter siden". */
export function ageWords(minutes: number, language: Language): string {
  const text = webcamText[language];
  if (minutes < 1) return text.justNow;
  if (minutes < 60) return text.minutes({ count: minutes });
  if (minutes < 24 * 60) return text.hours({ count: Math.floor(minutes / 60) });
  return text.days({ count: Math.floor(minutes / (24 * 60)) });
}
