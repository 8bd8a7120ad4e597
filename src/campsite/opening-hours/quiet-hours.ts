import type { Identity } from "#src/campsite/identity/identity.ts";
import { timeZone } from "#src/i18n/format.ts";

/** Returns whether quiet hours apply now in Oslo, and the next change. Quiet hours may cross midnight. */
export function quietHours(
  { quietFrom, quietTo }: Pick<Identity, "quietFrom" | "quietTo">,
  now: Temporal.Instant,
): { isQuiet: boolean; changesAt: Temporal.Instant } {
  const here = now.toZonedDateTimeISO(timeZone);
  const next = (time: string) => {
    const today = here.withPlainTime(time);
    return (Temporal.ZonedDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 })).toInstant();
  };
  const [begins, ends] = [next(quietFrom), next(quietTo)];
  const isQuiet = Temporal.Instant.compare(ends, begins) < 0;
  return { isQuiet, changesAt: isQuiet ? ends : begins };
}
