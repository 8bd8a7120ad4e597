import type { Context } from "./context.ts";
import type { Job } from "#src/platform/jobs/job.ts";

/** A longer time without a success means that the site was off, the job failed, or the clock is wrong. */
const longestGap = { hours: 36 };

/** Staff get a mail about the failing job after a day. They then have another day to correct the clock. */
const wait = { hours: 48 };

export class ClockLeap extends Error {
  override name = "ClockLeap";
}

/** Postpones permanent deletion for two days after a leap of the clock. @throws ClockLeap while the job must wait */
export async function refuseAfterClockLeap(
  { db, now }: Context,
  { name, waitsAfterLeap }: Pick<Job, "name" | "waitsAfterLeap">,
): Promise<void> {
  if (!waitsAfterLeap) return;
  const row = await db
    .selectFrom("job")
    .select(["lastSucceededAt", "failingSince", "fault"])
    .where("name", "=", name)
    .executeTakeFirst();
  if (!row?.lastSucceededAt || isWithin(row.lastSucceededAt, longestGap)) return;
  if (row.fault === ClockLeap.name && !isWithin(row.failingSince!, wait)) return;
  throw new ClockLeap(
    `The job last ran at ${row.lastSucceededAt}, and the clock says ${now().toString()}. In case the clock is wrong, the job deletes nothing for two days.`,
  );

  function isWithin(since: string, time: Temporal.DurationLike): boolean {
    return Temporal.Instant.compare(Temporal.Instant.from(since).add(time), now()) >= 0;
  }
}
