export interface JobTable {
  name: string;
  dueAt: string;
  /** The id of the process that runs the job. */
  heldBy: string | null;
  lastSucceededAt: string | null;
  failingSince: string | null;
  /** The last error as a short code without personal data. */
  fault: string | null;
  /** The number of failures since the last success. */
  failures: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    job: JobTable;
  }
}

/** The numbers of processed items, for the log: `{ sent: 2 }`. */
export type Done = Record<string, number>;

export interface Job {
  name: string;
  every: { hours: number } | { minutes: number } | { seconds: number };
  /** A fast check whether the job has work, for jobs that run often. */
  hasWork?(): Promise<boolean>;
  /** True for jobs that delete expired data. A wrong clock would make them delete too much, so they wait two days. */
  waitsAfterLeap?: boolean;
  /**
   * Runs the job, in one process at a time. A process that hangs may still run the job when another process starts the
   * job.
   * @param signal aborted when the process stops or is considered dead
   * @throws any error; the job is retried after ten minutes, or after `every` if `every` is shorter
   */
  run(signal: AbortSignal): Promise<Done>;
}

/** Runs all parts one after another, even if one fails. @throws the error, or an AggregateError of several */
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
