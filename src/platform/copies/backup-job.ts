import { dayOf, startOfDay, toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { openPlace } from "./places.ts";

/** The hour of the nightly backup, when there are hardly any visitors. */
const hour = 3;

/** The age after which an unfinished file of a killed backup is removed. */
const leftoverAge = { hours: 24 };

/** Creates the job of the nightly backup to BACKUP_URL. A missed backup is made as soon as possible. */
export function backupJob(context: Context): Job | undefined {
  const { db, config, now } = context;
  const { url } = config.backup;
  if (!url) return undefined;
  return {
    name: "backup",
    every: { minutes: 10 },
    async hasWork() {
      const row = await db
        .selectFrom("job")
        .select("lastSucceededAt")
        .where("name", "=", "backup")
        .executeTakeFirst();
      const last = row?.lastSucceededAt;
      // A last run in the future was written while the clock was ahead.
      return !last || last < toStoredInstant(lastNight(now())) || last > toStoredInstant(now());
    },
    async run(signal) {
      // Imported by the first backup: most processes never make one.
      const { backUpByDate } = await import("./backup.ts");
      const place = await openPlace(url, config);
      const { bytes, removed, damagedLists } = await backUpByDate(context, place, signal);
      if (damagedLists.length > 0)
        context.log.warn({ lists: damagedLists }, "lists of erasures beside the backups are damaged");
      try {
        await place.sweep(now().subtract(leftoverAge));
      } catch (error) {
        // Some S3 stores don't permit listing unfinished uploads. The backup is complete anyway.
        context.log.warn({ err: error }, "remains of interrupted backups could not be removed");
      }
      return { bytes, removed };
    },
  };
}

/** Returns when the last backup was due. */
export function lastNight(now: Temporal.Instant): Temporal.Instant {
  return startOfDay(dayOf(now.subtract({ hours: hour }))).add({ hours: hour });
}
