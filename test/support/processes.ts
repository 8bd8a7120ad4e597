import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { TestDatabase } from "./databases.ts";
import { programFile } from "./programs/program-file.ts";

export const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean).map(Number);

/**
 * Opens the context on one database from several processes at the same time (see open-context.ts).
 * @returns the exit codes of the processes
 */
export async function openInProcesses(
  { dataDir, databaseUrl }: TestDatabase,
  count: number,
): Promise<(number | null)[]> {
  const program = await programFile("open-context");
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, [program], {
      env,
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );
  const exits = processes.map(async (each) => {
    const [code] = (await once(each, "exit")) as [number | null];
    return code;
  });
  await Promise.all(processes.map(({ stdout }) => once(stdout, "data")));
  for (const { stdin } of processes) stdin.end();
  return Promise.all(exits);
}
