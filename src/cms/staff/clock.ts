import { dayOf } from "#src/i18n/times/time.ts";

/* The clock of the staff area. A device's clock can be wrong, and the demo can run at another time (`DEMO_NOW`). */

/** The site's time minus the device's time. */
let offsetMilliseconds = 0;

/** Sets the clock. @param time ISO 8601 */
export function setSiteTime(time: string): void {
  offsetMilliseconds = Temporal.Instant.from(time).epochMilliseconds - Date.now();
}

export const siteNow = (): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Date.now() + offsetMilliseconds);

/** Returns the current day at the campsite. */
export const today = (): Temporal.PlainDate => dayOf(siteNow());
