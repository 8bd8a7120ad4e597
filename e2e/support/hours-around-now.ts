import { timeZone } from "#src/i18n/format.ts";
import { endOfDay } from "#src/i18n/times/time-of-day.ts";

/** Returns reception hours that have begun today in Oslo and last for two more hours, at any time of the day. */
export function hoursAroundNow(): { opens: string; closes: string } {
  const now = Temporal.Now.zonedDateTimeISO(timeZone);
  const time = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: "minute" });
  const hourAgo = now.subtract({ hours: 1 });
  const opens = hourAgo.toPlainDate().equals(now.toPlainDate()) ? time(hourAgo) : "00:00";
  const closes = time(now.add({ hours: 2 }));
  return { opens, closes: closes === "00:00" ? endOfDay : closes };
}
