import { formatDate, timeZone } from "#src/i18n/format.ts";
import { languageTag, inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { weatherText } from "#src/features/weather/weather.text.ts";
import type { WeatherBoxEntry } from "./weather-box.server.ts";

const weekdayFormats = inEveryLanguage((language) => weekdays(language, "long"));
/** German weekdays are too long for a tab. */
const tabWeekday: Record<Language, "long" | "short"> = { nb: "long", en: "long", de: "short" };
const tabWeekdayFormats = inEveryLanguage((language) => weekdays(language, tabWeekday[language]));

function weekdays(language: Language, weekday: "long" | "short"): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageTag[language], { weekday });
}

/** The hour that an entry is for, as its tab says it: "kl. 09" now, "fredag kl. 14" on another day. */
export function tabHour({ title, date, hour }: WeatherBoxEntry, language: Language): string {
  const time = weatherText[language].hour(String(hour).padStart(2, "0"));
  return title === "now" ? time : `${tabWeekdayFormats[language].format(date)} ${time}`;
}

/** "torsdag 16.07.2026" */
export function dayWithDate({ date }: WeatherBoxEntry, language: Language): string {
  return `${weekdayFormats[language].format(date)} ${formatDate(date)}`;
}

/** The period of an entry's rain: the hours ahead of now, hours by the clock on another day. */
export function rainPeriod({ title, from, hour, rainHours }: WeatherBoxEntry, language: Language): string {
  const text = weatherText[language];
  if (title === "now") return text.rainOver(rainHours);
  const end = from.add({ hours: rainHours }).toZonedDateTimeISO(timeZone).hour;
  return text.rainBetween(String(hour).padStart(2, "0"), String(end).padStart(2, "0"));
}
