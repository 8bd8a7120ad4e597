import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePort } from "#test/support/free-port.ts";

/** Servers run on this processor, the load on the other one. */
const measuredCpu = "0";
export const measuringCpu = "1";
/** Both processors, for measurements that include the load. */
export const bothCpus = `${measuredCpu},${measuringCpu}`;

const started = new Set<ChildProcess>();

// The measured processes end with this one.
process.once("exit", () => started.forEach((child) => child.kill()));

/** Starts a program, on the measured processor unless said. */
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

/** Runs a program to its end, on the measuring processor unless said. @returns what it printed @throws Error when it fails */
export function run(command: string, parameters: string[], cpus = measuringCpu): string {
  const { status, stdout, stderr } = spawnSync("taskset", ["-c", cpus, command, ...parameters], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Starts a server of ours, and waits until it listens; what it knows as its own address is where it is reached. */
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

/** Stops a process that was started here, and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1];
  return Number(kilobytes) / 1024;
}

/** Installs Debian packages that aren't there yet. */
export function needPackages(packages: Record<string, string>): void {
  const missing = Object.entries(packages)
    .filter(([program]) => spawnSync("sh", ["-c", `command -v ${program} || ls ${program}`]).status !== 0)
    .map(([, name]) => name);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(", ")} …`);
  const { status } = spawnSync("apt-get", ["install", "-y", ...missing], { stdio: "ignore" });
  if (status !== 0) throw new Error(`Please install ${missing.join(", ")} with apt-get, as root.`);
}
