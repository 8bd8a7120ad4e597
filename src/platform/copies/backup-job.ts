import { dayOf, startOfDay, toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { openPlace } from "./places.ts";

const hour = 3;

/** Unfinished files of this age are left over from a killed backup. */
const leftoverAge = { hours: 24 };

/** Makes a backup in BACKUP_URL every night. After a missed night, the job makes the backup as soon as possible. */
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
      // If the stored time is in the future, the clock was ahead when it was stored. A backup is then due.
      return !last || last < toStoredInstant(lastNight(now())) || last > toStoredInstant(now());
    },
    async run(signal) {
      const { backUpByDate } = await import("./backup.ts");
      const place = await openPlace(url, config);
      const { bytes, removed, damagedLists } = await backUpByDate(context, place, signal);
      if (damagedLists.length > 0)
        context.log.warn({ lists: damagedLists }, "lists of erasures beside the backups are damaged");
      try {
        await place.sweep(now().subtract(leftoverAge));
      } catch (error) {
        // Some S3 stores don't permit listing unfinished uploads. The new backup is still complete.
        context.log.warn({ err: error }, "remains of interrupted backups could not be removed");
      }
      return { bytes, removed };
    },
  };
}

/** Returns the latest time until now at which a nightly backup was due. */
export function lastNight(now: Temporal.Instant): Temporal.Instant {
  return startOfDay(dayOf(now.subtract({ hours: hour }))).add({ hours: hour });
}
