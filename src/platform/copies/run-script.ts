import { once } from "node:events";
import { Problem } from "#src/platform/api/problem.ts";

/**
 * Runs a script of the command line. Sets exit code 2 for wrong arguments, and 1 with the reason after a failure.
 * @param use the usage line
 * @param work receives the arguments; returns false when they are wrong
 */
export async function runScript(use: string, work: (...words: string[]) => Promise<boolean>): Promise<void> {
  try {
    if (await work(...process.argv.slice(2))) return;
    console.error(`Usage: ${use}`);
    process.exitCode = 2;
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  }
}

/** Returns the reason for the operator: the cause behind a Problem's public message. */
function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error instanceof Problem && error.cause instanceof Error ? error.cause.message : error.message;
}

/** Waits until somebody presses Enter. Returns immediately when standard input is closed. */
export async function waitForEnter(): Promise<void> {
  await Promise.race([once(process.stdin, "data"), once(process.stdin, "end")]);
  process.stdin.destroy();
}
