import { once } from "node:events";

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
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Waits until somebody presses Enter; not at all when nobody can. */
export async function untilEnter(): Promise<void> {
  await Promise.race([once(process.stdin, "data"), once(process.stdin, "end")]);
  process.stdin.destroy();
}
