import { timeZone } from "#src/i18n/format.ts";
import { formatsText } from "#messages/formats";
import { languageTag, type Language } from "#src/i18n/language.ts";

/** Formats a day and a time, also in browsers without Temporal. @param moment in milliseconds */
export function clockAt(moment: number, language: Language): { day: string; time: string } {
  const day = new Intl.DateTimeFormat(languageTag[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  });
  const time = new Intl.DateTimeFormat(languageTag[language], {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  return {
    day: day.format(moment),
    time: time.format(moment).replace(/[.:]/, formatsText[language].timeMark),
  };
}
