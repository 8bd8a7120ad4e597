import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { measuringCpu, needPackages } from "./processes.ts";

const connections = 16;
export const requestsPerSecond = 200;

/**
 * Requests the paths in turn, at random moments, until a promise resolves.
 * @returns the 99th percentile of a request's time, in milliseconds
 * @throws Error when a request fails or gets an error status
 */
export async function readUntil(
  over: Promise<unknown>,
  origin: string,
  paths: readonly string[],
): Promise<number> {
  needPackages({ wrk: "wrk" });
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const script = path.join(folder, "guests.lua");
  writeFileSync(script, scriptOf(paths));
  const wrk = spawn(
    "taskset",
    ["-c", measuringCpu, "wrk", "-t1", `-c${connections}`, "-d1h", "-s", script, origin],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const report = text(wrk.stdout);
  const ended = once(wrk, "exit");
  await over;
  wrk.kill("SIGINT");
  await ended;
  rmSync(folder, { recursive: true });
  const output = await report;
  const found = /^99 % within (\d+)$/m.exec(output);
  if (!found || /Non-2xx or 3xx|Socket errors/.test(output))
    throw new Error(`Some requests failed:\n${output}`);
  return Number(found[1]) / 1000;
}

/** wrk takes delays in milliseconds and reports times in microseconds. */
const scriptOf = (paths: readonly string[]) => `
wrk.headers["Accept-Encoding"] = "gzip, deflate, br, zstd"
local paths = { ${paths.map((each) => JSON.stringify(each)).join(", ")} }
local number = 0
function request()
  number = number + 1
  return wrk.format("GET", paths[number % #paths + 1])
end
function delay()
  return math.random(0, ${(2 * connections * 1000) / requestsPerSecond})
end
function done(summary, latency)
  print("99 % within " .. latency:percentile(99))
end
`;
