import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { TestDatabase } from "#test/support/databases.ts";

/**
 * Starts one of the built programs that copy a site.
 * @param environment settings besides the data folder and the database
 * @returns the process, and a promise of the exit code and the whole output
 */
export function startCopy(
  program: "backup" | "restore" | "move",
  { dataDir, databaseUrl }: Pick<TestDatabase, "dataDir" | "databaseUrl">,
  words: string[],
  environment: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const child = spawn(process.execPath, [path.resolve(`dist/server/${program}.js`), ...words], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, ended };
}
