import type { Language } from "./language.ts";
import { languageTag } from "./language.ts";

/** The campsite's time zone: all times of day are told in it, whatever the server's or the browser's zone. */
export const timeZone = "Europe/Oslo";

const pad = (value: number) => String(value).padStart(2, "0");

/** An instant or a date as Norwegians write it, in every language: 20.11.2026. */
export function formatDate(date: Temporal.Instant | Temporal.PlainDate): string {
  const { day, month, year } = "epochMilliseconds" in date ? date.toZonedDateTimeISO(timeZone) : date;
  return `${pad(day)}.${pad(month)}.${year}`;
}

/** The time of day in Oslo, 24 hours, with the language's separator: 14.05 in Norwegian, 14:05 elsewhere. */
export function formatTime(time: Temporal.Instant | Temporal.PlainTime, language: Language): string {
  const { hour, minute } = "epochMilliseconds" in time ? time.toZonedDateTimeISO(timeZone) : time;
  return `${pad(hour)}${language === "nb" ? "." : ":"}${pad(minute)}`;
}

/** A day in words, with the weekday: torsdag 16. juli. */
export function formatDay(date: Temporal.PlainDate, language: Language): string {
  return date.toLocaleString(languageTag[language], { weekday: "long", day: "numeric", month: "long" });
}

/** A day of the year in words: 24. april. */
export function formatDayOfYear(date: Temporal.PlainMonthDay, language: Language): string {
  return date.toPlainDate({ year: 2000 }).toLocaleString(languageTag[language], { day: "numeric", month: "long" });
}

/** A number grouped as Norwegians do, with no-break spaces: 24 500. */
export function formatAmount(amount: number): string {
  return amount.toLocaleString("nb-NO", { maximumFractionDigits: 2 }).replaceAll(/\s/g, "\u00a0");
}

/** A price in Norwegian kroner: 24 500 kr. */
export function formatPrice(amount: number): string {
  return `${formatAmount(amount)}\u00a0kr`;
}
