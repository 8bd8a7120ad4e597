import { dayOf } from "#src/i18n/times/time.ts";
import { formatDay } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { today } from "#src/cms/staff/clock.ts";
import { changeOverText } from "#messages/planned";

const undoDays = 30;

export function undoEnd(publishedAt: string, language: Language): string {
  const last = Temporal.Instant.from(publishedAt).add({ hours: undoDays * 24 });
  return changeOverText[language].undoUntil({ day: formatDay(dayOf(last), language, today()) });
}
