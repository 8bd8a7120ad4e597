/** When a job is due, which process does it at present, and how it went; shared by all processes. */
export interface JobTable {
  name: string;
  dueAt: string;
  /** The id of a process; once that one is dead, the job is free again. */
  heldBy: string | null;
  lastSucceededAt: string | null;
  /** Null while it goes well. */
  failingSince: string | null;
  /** What was wrong the last time, as a short code without personal data; null while it goes well. */
  fault: string | null;
  /** Failures since the last success. */
  failures: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    job: JobTable;
  }
}

/** How many of what a run has dealt with, for the log: `{ sent: 2 }`. */
export type Done = Record<string, number>;

/** Work that goes on by itself. */
export interface Job {
  name: string;
  /** How long after a run the next one follows. */
  every: { hours: number } | { minutes: number } | { seconds: number };
  /** A cheap look whether a run would do anything; for jobs that look often. */
  hasWork?(): Promise<boolean>;
  /**
   * Whether it deletes for good what has had its time. After a leap of the clock it waits until somebody has had two
   * days to set that right: a clock that is a year ahead would delete what people have been promised to be kept.
   */
  waitsAfterLeap?: boolean;
  /**
   * Of all processes, one runs it at a time. Should that one die, another begins anew after a minute at most. A process
   * that stood still for that long may go on for a moment beside it: what must never happen twice is claimed by itself.
   * @param signal aborted when the process stops, or others have taken it for dead; then the work ends soon
   * @throws anything, which is logged; the next attempt follows after `every`, or after ten minutes
   */
  run(signal: AbortSignal): Promise<Done>;
}

/**
 * Runs the parts of a job one after the other, also when one fails.
 * @param parts by the word in the log; each returns how many it has dealt with
 * @throws what a part has thrown, or an AggregateError of several
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
