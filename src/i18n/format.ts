import { formatsText } from "#messages/formats";
import { dayWords } from "./day-words.ts";
import { inEveryLanguage, languageTag, type Language } from "./language.ts";

/** The campsite's time zone. All times of day are shown in it, regardless of the time zone of server and browser. */
export const timeZone = "Europe/Oslo";

// Creating an Intl formatter costs a hundred times more than using it.
const amountFormat = new Intl.NumberFormat("nb-NO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});
const countFormat = inEveryLanguage((language) => new Intl.NumberFormat(languageTag[language]));
const dayInWords = dayWords({ weekday: "long", day: "numeric", month: "long" });
const dayAndYearInWords = dayWords({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const dayOfYearInWords = dayWords({ day: "numeric", month: "long" });

/** Formats a count with the thousands separator of a language: 91 500, 91,500, 91.500. */
export const formatCount = (count: number, language: Language): string => countFormat[language].format(count);

/** The highest count that `briefCount` shows exactly. */
export const maxBriefCount = 999;

/** Formats a count for places with room for only a few digits: 999+. */
export const briefCount = (count: number): string =>
  count > maxBriefCount ? `${maxBriefCount}+` : String(count);

const pad = (value: number) => String(value).padStart(2, "0");

/** Formats the date in Oslo as Norwegians write it, in every language: 20.11.2026. */
export function formatDate(date: Temporal.Instant | Temporal.PlainDate): string {
  const { day, month, year } = "epochMilliseconds" in date ? date.toZonedDateTimeISO(timeZone) : date;
  return `${pad(day)}.${pad(month)}.${year}`;
}

/** Formats the time of day in Oslo with 24 hours: 14.05 in Norwegian, 14:05 in English and German. */
export function formatTime(time: Temporal.Instant | Temporal.PlainTime, language: Language): string {
  const { hour, minute } = "epochMilliseconds" in time ? time.toZonedDateTimeISO(timeZone) : time;
  return `${pad(hour)}${formatsText[language].timeMark}${pad(minute)}`;
}

/** Formats a time of day ("09:30") as on a sign: 09 or 09.30 in Norwegian, 09:00 in English, 9 or 9.30 in German. */
export function formatShortTime(time: string, language: Language): string {
  const [hour = "", minute = ""] = time.split(":");
  return formatsText[language].signTime({ hour, shortHour: String(Number(hour)), minute });
}

/**
 * Formats a day with its weekday: torsdag 16. juli. Adds the year unless it is the year of `today`: fredag 16. juli
 * 2027.
 */
export function formatDay(date: Temporal.PlainDate, language: Language, today: Temporal.PlainDate): string {
  return date.year === today.year ? dayInWords(date, language) : dayAndYearInWords(date, language);
}

const daysOfYear = inEveryLanguage(() => new Map<string, string>());

/** Formats a day of the year: 24. april. The 366 results of each language are cached. */
export function formatDayOfYear(date: Temporal.PlainMonthDay, language: Language): string {
  const known = daysOfYear[language].get(date.toString());
  if (known !== undefined) return known;
  const words = dayOfYearInWords(date.toPlainDate({ year: 2000 }), language);
  daysOfYear[language].set(date.toString(), words);
  return words;
}

/** True when the period from `first` to `last`, written like 04-24, is the whole year. */
export const isWholeYear = (first: string, last: string): boolean => first === "01-01" && last === "12-31";

/**
 * Formats a period of every year from `first` to `last`, written like 04-24. The whole year gets a phrase of its own
 * instead of "1 January to 31 December".
 * @param between makes the words for any other period
 */
export function formatPeriodOfYear(
  first: string,
  last: string,
  language: Language,
  between: (first: string, last: string) => string,
): string {
  return isWholeYear(first, last) ? formatsText[language].allYear : between(first, last);
}

/** Formats an amount in the Norwegian way with no-break spaces: 24 500. Øre always have two digits: 290,50. */
export function formatAmount(amount: number): string {
  return amountFormat.format(amount).replaceAll(/\s/g, "\u00a0");
}

/** Formats a file size in kilobytes of 1000 bytes, at least 1 kB: 38 kB. */
export function formatFileSize(bytes: number): string {
  return `${formatAmount(Math.max(Math.round(bytes / 1000), 1))}\u00a0kB`;
}

/** Formats a size in kB, MB or GB, each 1000 times the one before: 640 kB, 12 MB, 38 GB. */
export function formatBytes(bytes: number): string {
  const power = [1e9, 1e6].find((each) => bytes >= each) ?? 1000;
  const unit = { 1e9: "GB", 1e6: "MB", 1000: "kB" }[power]!;
  return `${formatAmount(Math.max(Math.round(bytes / power), 1))}\u00a0${unit}`;
}

/** Formats a price in Norwegian kroner: 24 500 kr. */
export function formatPrice(amount: number): string {
  return `${formatAmount(amount)}\u00a0kr`;
}

/** Formats a phone number: 33 00 12 34 in Norwegian, +47 33 00 12 34 in other languages for calls from abroad. */
export function formatPhone(phone: string, language: Language): string {
  const international = formatPhoneAbroad(phone);
  return language === "nb" ? international.replace("+47\u00a0", "") : international;
}

/** Formats a phone number with its country code. Norwegian numbers get pairs of digits. Others stay as written. */
export function formatPhoneAbroad(phone: string): string {
  const [, country, number] = /^(\+47)(.+)$/.exec(phone) ?? [];
  return country && number ? `${country}\u00a0${number.replaceAll(/(\d{2})(?=\d)/g, "$1\u00a0")}` : phone;
}

/** Formats a Norwegian organisation number in groups of three digits: 999 999 999. */
export function formatOrganisationNumber(number: string): string {
  return number.replaceAll(/(\d{3})(?=\d)/g, "$1\u00a0");
}
