import os from "node:os";
import { Problem, type ProblemKind } from "#src/platform/api/problem.ts";

/** What a workshop's program can do, by name. */
export type Tasks = Record<string, (...input: any[]) => Promise<unknown>>;

/** What is to be done. */
export interface Errand {
  name: string;
  input: unknown[];
}

/** What came of it. */
export type Answer = { value: unknown } | { problem: ProblemKind; cause: unknown } | { error: unknown };

/** Does what the site asks for, from a workshop's program; it ends with the one who asks. */
export function serveTasks(tasks: Tasks): void {
  // Guests go first. Where this isn't allowed, the process works like any other.
  try {
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
  // The site is told too, and decides when its work is done.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.once("disconnect", () => process.exit());
  process.on("message", async ({ name, input }: Errand) => {
    const answer: Answer = await tasks[name]!(...input).then(
      (value) => ({ value }),
      (error: unknown) =>
        error instanceof Problem ? { problem: error.kind, cause: error.cause } : { error },
    );
    process.send!(answer);
  });
}
