import { formatsText } from "#messages/formats";
import { dayWords } from "./day-words.ts";
import { inEveryLanguage, languageTag, type Language } from "./language.ts";

export const timeZone = "Europe/Oslo";

// Formatters are created once, because creating a formatter takes a hundred times longer than using it.
const amountFormat = new Intl.NumberFormat("nb-NO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});
const countFormat = inEveryLanguage((language) => new Intl.NumberFormat(languageTag[language]));
const dayInWords = dayWords({ weekday: "long", day: "numeric", month: "long" });
const dayAndYearInWords = dayWords({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const dayOfYearInWords = dayWords({ day: "numeric", month: "long" });

/** Formats a whole number with the separators of the language: 91 500, 91,500 or 91.500. */
export const formatCount = (count: number, language: Language): string => countFormat[language].format(count);

const maxBriefCount = 999;

/** Shortens a count for small spaces on screen: counts above 999 become "999+". */
export const briefCount = (count: number): string =>
  count > maxBriefCount ? `${maxBriefCount}+` : String(count);

const pad = (value: number) => String(value).padStart(2, "0");

/** Formats the date in Oslo as 20.11.2026, in every language. */
export function formatDate(date: Temporal.Instant | Temporal.PlainDate): string {
  const { day, month, year } = "epochMilliseconds" in date ? date.toZonedDateTimeISO(timeZone) : date;
  return `${pad(day)}.${pad(month)}.${year}`;
}

/** Formats the time in Oslo: 14.05 in Norwegian, 14:05 in English and German. */
export function formatTime(time: Temporal.Instant | Temporal.PlainTime, language: Language): string {
  const { hour, minute } = "epochMilliseconds" in time ? time.toZonedDateTimeISO(timeZone) : time;
  return `${pad(hour)}${formatsText[language].timeMark}${pad(minute)}`;
}

/** Formats a time of day such as "09:30" briefly: 09 or 09.30 in Norwegian, 09:00 in English, 9 or 9.30 in German. */
export function formatShortTime(time: string, language: Language): string {
  const [hour = "", minute = ""] = time.split(":");
  return formatsText[language].signTime({ hour, shortHour: String(Number(hour)), minute });
}

/** Formats a day with its weekday, such as "torsdag 16. juli". Adds the year when `today` is in another year. */
export function formatDay(date: Temporal.PlainDate, language: Language, today: Temporal.PlainDate): string {
  return date.year === today.year ? dayInWords(date, language) : dayAndYearInWords(date, language);
}

const daysOfYear = inEveryLanguage(() => new Map<string, string>());

export function formatDayOfYear(date: Temporal.PlainMonthDay, language: Language): string {
  const known = daysOfYear[language].get(date.toString());
  if (known !== undefined) return known;
  const words = dayOfYearInWords(date.toPlainDate({ year: 2000 }), language);
  daysOfYear[language].set(date.toString(), words);
  return words;
}

/** True when a yearly period covers the whole year. The days have the form 04-24. */
export const isWholeYear = (first: string, last: string): boolean =>
  Temporal.PlainDate.from(`2000-${last}`).add({ days: 1 }).toString().slice(5) === first;

/** Formats a yearly period. A period of the whole year becomes a phrase such as "all year". */
export function formatPeriodOfYear(
  first: string,
  last: string,
  language: Language,
  between: (first: string, last: string) => string,
): string {
  return isWholeYear(first, last) ? formatsText[language].allYear : between(first, last);
}

/** Formats kroner in the Norwegian way, with no-break spaces: 24 500, or with øre 290,50. */
export function formatAmount(amount: number): string {
  return amountFormat.format(amount).replaceAll(/\s/g, "\u00a0");
}

/** Formats a file size in kB of 1000 bytes, such as 38 kB. The smallest result is 1 kB. */
export function formatFileSize(bytes: number): string {
  return `${formatAmount(Math.max(Math.round(bytes / 1000), 1))}\u00a0kB`;
}

/** Formats a size in kB, MB or GB: 640 kB, 12 MB, 38 GB. A kB has 1000 bytes, and an MB has 1000 kB. */
export function formatBytes(bytes: number): string {
  const power = [1e9, 1e6].find((each) => bytes >= each) ?? 1000;
  const unit = { 1e9: "GB", 1e6: "MB", 1000: "kB" }[power]!;
  return `${formatAmount(Math.max(Math.round(bytes / power), 1))}\u00a0${unit}`;
}

export function formatPrice(amount: number): string {
  return `${formatAmount(amount)}\u00a0kr`;
}

/** Formats a phone number: 33 00 12 34 in Norwegian, +47 33 00 12 34 in other languages. */
export function formatPhone(phone: string, language: Language): string {
  const international = formatPhoneAbroad(phone);
  return language === "nb" ? international.replace("+47\u00a0", "") : international;
}

/** Formats a Norwegian number as +47 and pairs of digits. Returns other numbers unchanged. */
export function formatPhoneAbroad(phone: string): string {
  const [, country, number] = /^(\+47)(.+)$/.exec(phone) ?? [];
  return country && number ? `${country}\u00a0${number.replaceAll(/(\d{2})(?=\d)/g, "$1\u00a0")}` : phone;
}

export function formatOrganisationNumber(number: string): string {
  return number.replaceAll(/(\d{3})(?=\d)/g, "$1\u00a0");
}
