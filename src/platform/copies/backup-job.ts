import { dayOf, startOfDay, toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { openPlace } from "./places.ts";

const hour = 3;

/** Older unfinished files are remains of a killed backup. */
const leftoverAge = { hours: 24 };

/** Backs up to BACKUP_URL every night, or as soon as possible after a missed night. */
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
      // The clock was ahead when a run in the future was recorded.
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
        // Some S3 stores don't permit listing unfinished uploads. The backup is complete anyway.
        context.log.warn({ err: error }, "remains of interrupted backups could not be removed");
      }
      return { bytes, removed };
    },
  };
}

/** Returns when the last nightly backup was due. */
export function lastNight(now: Temporal.Instant): Temporal.Instant {
  return startOfDay(dayOf(now.subtract({ hours: hour }))).add({ hours: hour });
}
