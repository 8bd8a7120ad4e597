import { formatDayOfYear, formatPhone, formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ReceptionState } from "./identity.ts";
import { receptionText } from "./reception.text.ts";

/**
 * What the reception's door says now, without the last full stop: "Resepsjonen er åpen til kl. 21".
 * @param phone the number that is answered while it is closed in the season; it is named when given
 */
export function receptionNow(reception: ReceptionState, language: Language, phone?: string): string {
  const words = doorSays(reception, language);
  const isAnswered = reception.state === "opens-later-today" || reception.state === "closed-for-today";
  if (!phone || !isAnswered) return words;
  return `${words}. ${receptionText[language].urgent(formatPhone(phone, language))}`;
}

function doorSays(reception: ReceptionState, language: Language): string {
  const text = receptionText[language];
  switch (reception.state) {
    case "open":
      return text.open(formatShortTime(reception.closes, language));
    case "opens-later-today":
      return text.opensToday(formatShortTime(reception.opens, language));
    case "closed-for-today": {
      if (!reception.next) return text.closed;
      const opens = formatShortTime(reception.next.opens, language);
      return reception.next.isTomorrow
        ? text.opensTomorrow(opens)
        : text.opensOn(formatDayOfYear(reception.next.date.toPlainMonthDay(), language), opens);
    }
    case "closed-for-season":
      return text.season(formatDayOfYear(reception.reopens.toPlainMonthDay(), language));
  }
}
