import { formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { readingText } from "#messages/sea";

/** The possible sea temperatures on this coast, in degrees Celsius. */
export const seaDegrees = { least: -2, most: 30 };

interface Measured {
  measuredAt: string;
}

/** Returns whether guests see a sea reading now. A sea reading is visible for 24 hours from its measurement. */
export function isVisible(
  { measuredAt }: Measured,
  now: Temporal.Instant,
): { isVisible: boolean; changesAt: Temporal.Instant | undefined } {
  const from = Temporal.Instant.from(measuredAt);
  const until = from.add({ hours: 24 });
  if (Temporal.Instant.compare(now, from) < 0) return { isVisible: false, changesAt: from };
  const isOver = Temporal.Instant.compare(now, until) >= 0;
  return { isVisible: !isOver, changesAt: isOver ? undefined : until };
}

/** Returns words such as "målt 14.00". For a measurement of yesterday, the words contain "i går". */
export function measuredWords({ measuredAt }: Measured, now: Temporal.Instant, language: Language): string {
  const moment = Temporal.Instant.from(measuredAt);
  const time = formatTime(moment, language);
  const text = readingText[language];
  return dayOf(moment).equals(dayOf(now)) ? text.measured({ time }) : text.measuredYesterday({ time });
}
