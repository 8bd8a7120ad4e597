import { formatDayOfYear, formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { ReceptionState } from "./identity.ts";
import { receptionText } from "./reception.text.ts";

/** What the reception's door says now, for the head of a page: "Resepsjonen er åpen til kl. 21". */
export function receptionNow(reception: ReceptionState, language: Language): string {
  const text = receptionText[language];
  switch (reception.state) {
    case "open":
      return text.open(formatShortTime(reception.closes, language));
    case "opens-later-today":
      return text.opensLater(formatShortTime(reception.opens, language));
    case "closed-for-today":
      return text.closed;
    case "closed-for-season":
      return text.season(formatDayOfYear(reception.reopens.toPlainMonthDay(), language));
  }
}

/** Today's opening hours as a sentence, for where addresses stand: "Resepsjonen er åpen 09–21 i dag." */
export function receptionToday(reception: ReceptionState, language: Language): string {
  if (!("opens" in reception)) return `${receptionNow(reception, language)}.`;
  const { opens, closes } = reception;
  return receptionText[language].hoursToday(
    formatShortTime(opens, language),
    formatShortTime(closes, language),
  );
}
