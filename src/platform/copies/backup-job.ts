import { dayOf, startOfDay, toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { openPlace } from "./places.ts";

/** The hour at which a night's backup is due, when hardly anybody reads. */
const hour = 3;

/** What a backup that was killed has left half-written belongs to nobody after this. */
const leftoverAge = { hours: 24 };

/** Backs the site up to BACKUP_URL once a night, or as soon as it can when a night was missed. */
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
      // One that is still to come was written by a clock that was ahead.
      return !last || last < toStoredInstant(lastNight(now())) || last > toStoredInstant(now());
    },
    async run(signal) {
      // Loaded with the first backup: most starts don't make one.
      const { backUpByDate } = await import("./backup.ts");
      const place = await openPlace(url, config);
      const { bytes, removed, damagedLists } = await backUpByDate(context, place, signal);
      if (damagedLists.length > 0)
        context.log.warn({ lists: damagedLists }, "lists of erasures beside the backups are damaged");
      try {
        await place.sweep(now().subtract(leftoverAge));
      } catch (error) {
        // Not every store lets one see what is unfinished; the backup is made all the same.
        context.log.warn({ err: error }, "leftovers of broken-off backups could not be swept");
      }
      return { bytes, removed };
    },
  };
}

/** When the last backup was due. */
export function lastNight(now: Temporal.Instant): Temporal.Instant {
  return startOfDay(dayOf(now.subtract({ hours: hour }))).add({ hours: hour });
}
