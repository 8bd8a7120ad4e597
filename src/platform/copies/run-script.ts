import { once } from "node:events";
import { Problem } from "#src/platform/api/problem.ts";

/**
 * Runs a command-line script. Sets the exit code to 2 for wrong arguments, and to 1 after a failure.
 * @param use the usage text
 * @param work returns false when the arguments are wrong
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

/** Returns an error's message, or the message of a Problem's cause, which names the reason. */
function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error instanceof Problem && error.cause instanceof Error ? error.cause.message : error.message;
}

/** Waits for Enter. Returns immediately when standard input is closed. */
export async function waitForEnter(): Promise<void> {
  await Promise.race([once(process.stdin, "data"), once(process.stdin, "end")]);
  process.stdin.destroy();
}
