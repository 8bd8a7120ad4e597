import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import type { TestDatabase } from "./databases.ts";

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
  const outDir = path.join(dataDir, "program");
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: "test/support/open-context.ts", outDir, emptyOutDir: true },
  });
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, [path.join(outDir, "open-context.js")], {
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
