import type { Language } from "#src/i18n/language.ts";
import { savedWhenText } from "#messages/offline";

/** The format of dates in every language. It is an Intl format, because some browsers lack Temporal. */
const format = new Intl.DateTimeFormat("nb-NO", {
  timeZone: "Europe/Oslo",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

const inOslo = (instant: number) => format.format(instant).split(", ") as [string, string];

/** Formats milliseconds since 1970 as "i dag kl. 09.12", "i går kl. 09.12" or "20.11.2026 kl. 09.12". */
export function savedWhen(at: number, now: number, language: Language): string {
  const words = savedWhenText[language];
  const [day, clock] = inOslo(at);
  const time = clock.replace(":", words.timeMark);
  if (day === inOslo(now)[0]) return words.today({ time });
  const [date, month, year] = inOslo(now)[0].split(".").map(Number) as [number, number, number];
  return day === inOslo(Date.UTC(year, month - 1, date - 1, 12))[0]
    ? words.yesterday({ time })
    : words.earlier({ date: day, time });
}
