export interface JobTable {
  name: string;
  dueAt: string;
  /** The id of the process that runs the job. */
  heldBy: string | null;
  lastSucceededAt: string | null;
  failingSince: string | null;
  /** The last error as a short code without personal data. */
  fault: string | null;
  /** Failures since the last success. */
  failures: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    job: JobTable;
  }
}

/** Numbers of processed items for the log: `{ sent: 2 }`. */
export type Done = Record<string, number>;

export interface Job {
  name: string;
  every: { hours: number } | { minutes: number } | { seconds: number };
  /** A cheap check, for jobs that run often. */
  hasWork?(): Promise<boolean>;
  /**
   * True for jobs that permanently delete expired data. They wait two days after a leap of the clock, because a clock
   * that is ahead would delete too much.
   */
  waitsAfterLeap?: boolean;
  /**
   * Runs in one process at a time, but may overlap with a process that hangs.
   * @param signal aborted when the process stops or is considered dead
   * @throws any error; the job is retried after `every`, or after ten minutes if that is sooner
   */
  run(signal: AbortSignal): Promise<Done>;
}

/** Runs the parts one after another, even when a part fails. @throws the error of a part, or an AggregateError */
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
