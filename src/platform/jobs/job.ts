/** A job's schedule, owner and latest result, shared by all processes. */
export interface JobTable {
  name: string;
  dueAt: string;
  /** The id of the process that runs it. The job is free again once that process is dead. */
  heldBy: string | null;
  lastSucceededAt: string | null;
  /** Null while it succeeds. */
  failingSince: string | null;
  /** The last error as a short code without personal data; null while it succeeds. */
  fault: string | null;
  /** Failures since the last success. */
  failures: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    job: JobTable;
  }
}

/** The number of processed items for the log: `{ sent: 2 }`. */
export type Done = Record<string, number>;

/** Recurring background work. */
export interface Job {
  name: string;
  /** The pause between two runs. */
  every: { hours: number } | { minutes: number } | { seconds: number };
  /** Checks cheaply whether a run would do anything; for jobs that run often. */
  hasWork?(): Promise<boolean>;
  /**
   * True for jobs that permanently delete expired data. After a leap of the clock they wait two days, so that somebody
   * can correct it: a clock a year ahead would delete data that must be kept.
   */
  waitsAfterLeap?: boolean;
  /**
   * Runs in one process at a time. If that process dies, another runs the job again within a minute. A process that
   * hung for so long may overlap with it briefly, so anything that must not happen twice needs its own claim.
   * @param signal aborted when the process stops or is considered dead; the work must then end soon
   * @throws any error; it is logged, and the job is retried after `every`, or after ten minutes if that is sooner
   */
  run(signal: AbortSignal): Promise<Done>;
}

/**
 * Runs the parts of a job one after another, even when one fails.
 * @param parts each returns the number of processed items; its key names the number in the log
 * @throws the error of a part, or an AggregateError of several
 */
export async function runParts(
  parts: Record<string, (signal: AbortSignal) => Promise<number>>,
  signal: AbortSignal,
): Promise<Done> {
  const done: Done = {};
  const errors: unknown[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (signal.aborted) break;
    try {
      done[name] = await part(signal);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join("; "));
  if (errors.length > 0) throw errors[0];
  return done;
}
