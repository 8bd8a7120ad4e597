import { once } from "node:events";
import { Problem } from "#src/platform/api/problem.ts";

/**
 * Runs a script that was started by hand. It ends with 2 when it was asked for wrongly, and with 1 and the reason when
 * it failed.
 * @param use how to ask for it
 * @param work gets the words after the script's name; false when they make no sense
 */
export async function runScript(use: string, work: (...words: string[]) => Promise<boolean>): Promise<void> {
  try {
    if (await work(...process.argv.slice(2))) return;
    console.error(`Use: ${use}`);
    process.exitCode = 2;
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  }
}

/** Why it failed: for whoever operates the site, what is behind the words that guests get. */
function wordsOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return error instanceof Problem && error.cause instanceof Error ? error.cause.message : error.message;
}

/** Waits until somebody presses Enter; not at all when nobody can. */
export async function untilEnter(): Promise<void> {
  await Promise.race([once(process.stdin, "data"), once(process.stdin, "end")]);
  process.stdin.destroy();
}
