import os from "node:os";
import { Problem, type ProblemKind } from "#src/platform/api/problem.ts";

export type Tasks = Record<string, (...input: any[]) => Promise<unknown>>;

export interface TaskRequest {
  name: string;
  /** The URL of the module that exports the task. When left out, the program itself has the task. */
  module?: string | undefined;
  input: unknown[];
}

export type Answer = { value: unknown } | { problem: ProblemKind; cause: unknown } | { error: unknown };

/** Runs tasks for the parent process. Exits when the parent process disconnects or exits. */
export function serveTasks(tasks: Tasks): void {
  // Tasks must not delay the server's responses. Some systems permit no change of the priority.
  try {
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
  // Ignore these signals. The parent process receives the signals too and decides when the work ends.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.once("disconnect", () => process.exit());
  process.on("message", async ({ name, module, input }: TaskRequest) => {
    const run = async () => {
      const offered = module ? ((await import(/* @vite-ignore */ module)) as Tasks) : tasks;
      return offered[name]!(...input);
    };
    const answer: Answer = await run().then(
      (value) => ({ value }),
      (error: unknown) =>
        error instanceof Problem ? { problem: error.kind, cause: error.cause } : { error },
    );
    process.send!(answer);
  });
}
