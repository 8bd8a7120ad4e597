import { toStoredInstant } from "#src/i18n/times/time.ts";
import { ClockLeap, refuseAfterClockLeap } from "#src/platform/clock-leap.ts";
import type { Context } from "#src/platform/context.ts";
import type { Done, Job, JobTable } from "./job.ts";
import { createPresence } from "./processes.ts";
import { repeat } from "./repeat.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Functions that create jobs. A function returns undefined when the job isn't configured. */
    jobs?: readonly ((context: Context) => Job | undefined)[];
  }
}

const pollMilliseconds = 1000;

const maxClockSkew = { minutes: 1 };

/** The longest pause before a retry. A job that waits after a leap of the clock keeps its interval. */
const maxRetryPause = Temporal.Duration.from({ minutes: 10 });

/** Starts the jobs. Returns a function that stops the jobs and waits for their end. */
export function startJobs(context: Context, jobs: readonly Job[]): () => Promise<void> {
  const runner = createJobRunner(context, jobs);
  const stopPolling = repeat(pollMilliseconds, () => runner.poll());
  return async () => {
    await stopPolling();
    await runner.stop();
  };
}

interface JobRunner {
  /** Starts the jobs that are due. The promise never rejects. */
  poll(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the runner of this process's jobs. @param elapsed a monotonic clock in milliseconds */
export function createJobRunner(
  context: Context,
  jobs: readonly Job[],
  elapsed = () => performance.now(),
): JobRunner {
  const { db, log } = context;
  const presence = createPresence(context, elapsed);
  const underWay = new Map<string, { stopping: AbortController; ended: Promise<void> }>();
  const restUntil = new Map<string, number>();
  let areStored = false;
  let isOutOfReach = false;

  async function begin(): Promise<void> {
    const wasConsideredDead = await presence.sendHeartbeat();
    if (wasConsideredDead) abortAll();
    if (!areStored) await storeJobs();
    for (const { name, dueAt, heldBy } of await listAvailable()) {
      const job = jobs.find((each) => each.name === name);
      if (!job || underWay.has(name) || !isDue(dueAt, job) || elapsed() < (restUntil.get(name) ?? 0))
        continue;
      if (job.hasWork && !(await job.hasWork()))
        restUntil.set(name, elapsed() + Temporal.Duration.from(job.every).total("milliseconds"));
      else if (await claim({ name, dueAt, heldBy })) runInBackground(job);
    }
  }

  async function storeJobs(): Promise<void> {
    const dueAt = toStoredInstant(context.now());
    const rows = jobs.map(({ name }) => ({ name, dueAt, failures: 0 }));
    if (rows.length > 0)
      await db
        .insertInto("job")
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    areStored = true;
  }

  /** Lists the jobs that no living process holds, and the jobs that this process holds. */
  function listAvailable(): Promise<Pick<JobTable, "name" | "dueAt" | "heldBy">[]> {
    return db
      .selectFrom("job")
      .leftJoin("process", "process.id", "job.heldBy")
      .select(["job.name", "job.dueAt", "job.heldBy"])
      .where(({ eb, or }) => or([eb("process.id", "is", null), eb("process.id", "=", presence.id!)]))
      .execute();
  }

  /** True when a job is due. A `dueAt` beyond the next regular run comes from a wrong clock, so the job is due. */
  function isDue(dueAt: string, { every }: Job): boolean {
    const now = context.now();
    const latest = now.add(every).add(maxClockSkew);
    return dueAt <= toStoredInstant(now) || dueAt > toStoredInstant(latest);
  }

  /** Takes a job for this process. One process gets the job, because only the first UPDATE finds the row unchanged. */
  async function claim({
    name,
    dueAt,
    heldBy,
  }: Pick<JobTable, "name" | "dueAt" | "heldBy">): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("job")
      .set({ heldBy: presence.id! })
      .where("name", "=", name)
      .where("dueAt", "=", dueAt)
      .where("heldBy", "is not distinct from", heldBy)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  function runInBackground(job: Job): void {
    const stopping = new AbortController();
    const ended = run(job, presence.id!, stopping.signal).finally(() => underWay.delete(job.name));
    underWay.set(job.name, { stopping, ended });
  }

  async function run(job: Job, heldBy: string, signal: AbortSignal): Promise<void> {
    const startedAt = elapsed();
    const about = () => ({ job: job.name, milliseconds: Math.round(elapsed() - startedAt) });
    try {
      const outcome = await outcomeOf(async () => {
        await refuseAfterClockLeap(context, job);
        return job.run(signal);
      });
      if (signal.aborted) return await release(job, heldBy, {});
      if ("error" in outcome) {
        log.error({ ...about(), err: outcome.error }, "job failed");
        return await recordFailure(job, heldBy, outcome.error);
      }
      if (Object.values(outcome.done).some((count) => count > 0))
        log.info({ ...about(), ...outcome.done }, "job ran");
      const moment = context.now();
      await release(job, heldBy, {
        dueAt: toStoredInstant(moment.add(job.every)),
        lastSucceededAt: toStoredInstant(moment),
        failingSince: null,
        fault: null,
        failures: 0,
      });
    } catch (error) {
      log.error({ ...about(), err: error }, "the job's result could not be stored");
    }
  }

  async function recordFailure(job: Job, heldBy: string, error: unknown): Promise<void> {
    const moment = context.now();
    const every = Temporal.Duration.from(job.every);
    const isLeap = error instanceof ClockLeap;
    const next = isLeap || Temporal.Duration.compare(every, maxRetryPause) < 0 ? every : maxRetryPause;
    const since = toStoredInstant(moment);
    await db
      .updateTable("job")
      .set(({ fn, eb, val }) => ({
        heldBy: null,
        dueAt: toStoredInstant(moment.add(next)),
        // After a leap of the clock, this is the start of the wait, otherwise the first failure.
        failingSince: isLeap
          ? eb.case().when("fault", "=", ClockLeap.name).then(eb.ref("failingSince")).else(since).end()
          : fn.coalesce("failingSince", val(since)),
        fault: faultOf(error),
        failures: eb("failures", "+", 1),
      }))
      .where("name", "=", job.name)
      .where("heldBy", "=", heldBy)
      .execute();
  }

  async function release({ name }: Job, heldBy: string, values: Partial<JobTable>): Promise<void> {
    await db
      .updateTable("job")
      .set({ heldBy: null, ...values })
      .where("name", "=", name)
      .where("heldBy", "=", heldBy)
      .execute();
  }

  function abortAll(): void {
    for (const { stopping } of underWay.values()) stopping.abort();
  }

  return {
    async poll() {
      try {
        await begin();
        isOutOfReach = false;
      } catch (error) {
        if (!isOutOfReach) log.error({ err: error }, "due jobs could not be read");
        isOutOfReach = true;
        if (presence.isInDoubt()) abortAll();
      }
    },
    async stop() {
      abortAll();
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
      try {
        await presence.leave();
      } catch (error) {
        log.warn({ err: error }, "this process could not be removed from the list of processes");
      }
    },
  };
}

async function outcomeOf(work: () => Promise<Done>): Promise<{ done: Done } | { error: unknown }> {
  try {
    return { done: await work() };
  } catch (error) {
    return { error };
  }
}

/** Returns an error's code or name. The message isn't used, because it may contain a person's input. */
function faultOf(error: unknown): string {
  const { code, name } = error as { code?: string | number; name?: string };
  return String(code ?? name ?? "Error").slice(0, 60);
}
