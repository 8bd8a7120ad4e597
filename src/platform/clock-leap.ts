import type { Context } from "./context.ts";
import type { Job } from "#src/platform/jobs/job.ts";

/** A job that hasn't run for longer than this finds a site that was off, or a clock that is ahead: nobody knows which. */
const longestGap = { hours: 36 };

/** How long such a job waits: for a day until staff are mailed, and for another in which the clock can be set right. */
const wait = { hours: 48 };

/** Deleting waits, since the clock may be ahead. */
export class ClockLeap extends Error {
  override name = "ClockLeap";
}

/**
 * Lets a job that deletes for good wait after a leap of the clock. A place without a run so far has nothing to go by.
 * @throws ClockLeap
 */
export async function expectSteadyClock(
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
    `It last ran at ${row.lastSucceededAt}, and the clock says ${now().toString()}: it deletes nothing for two days, in case that is wrong.`,
  );

  function isWithin(since: string, time: Temporal.DurationLike): boolean {
    return Temporal.Instant.compare(Temporal.Instant.from(since).add(time), now()) >= 0;
  }
}
