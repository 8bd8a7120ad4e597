import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePort } from "#test/support/free-port.ts";

/** The servers use this processor. The load uses the other processor. */
const measuredCpu = "0";
export const measuringCpu = "1";
export const bothCpus = `${measuredCpu},${measuringCpu}`;

const started = new Set<ChildProcess>();

// Measured processes must not outlive this process.
process.once("exit", () => started.forEach((child) => child.kill()));

export function start(
  command: string,
  parameters: string[],
  environment: Record<string, string> = {},
  cpus = measuredCpu,
): ChildProcess {
  const child = spawn("taskset", ["-c", cpus, command, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.add(child);
  return child;
}

/** Runs a program and returns its output. @throws Error when the exit code isn't 0 */
export function run(command: string, parameters: string[], cpus = measuringCpu): string {
  const { status, stdout, stderr } = spawnSync("taskset", ["-c", cpus, command, ...parameters], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

export async function startServer(
  file: string,
  environment: Record<string, string>,
  cpus = measuredCpu,
): Promise<{ child: ChildProcess; port: number }> {
  const child = start(process.execPath, [file], { PORT: String(await freePort()), ...environment }, cpus);
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code} before it listened.`)));
    child.stdout!.on("data", (chunk: Buffer) => {
      const found = /"port":(\d+)/.exec(chunk.toString());
      if (found) resolve(Number(found[1]));
    });
  });
  return { child, port };
}

export async function stop(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exited;
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1];
  return Number(kilobytes) / 1024;
}

export function needPackages(packages: Record<string, string>): void {
  const missing = Object.entries(packages)
    .filter(([program]) => spawnSync("sh", ["-c", `command -v ${program} || ls ${program}`]).status !== 0)
    .map(([, name]) => name);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(", ")} …`);
  const { status } = spawnSync("apt-get", ["install", "-y", ...missing], { stdio: "ignore" });
  if (status !== 0) throw new Error(`Please install ${missing.join(", ")} with apt-get, as root.`);
}
