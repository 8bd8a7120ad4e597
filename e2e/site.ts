import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface, type Interface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { createMetStandIn, serveMetStandIn } from "#dev/met-stand-in.ts";

export interface Site extends AsyncDisposable {
  /** Scheme, host and port. */
  origin: string;
}

/**
 * Starts the built site as it stands, on a free port, with the demo's content in a temporary folder and made-up weather,
 * which it has when this returns.
 * @param environment settings beside those, in the words of the README
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-e2e-"));
  const met = await serveMetStandIn(createMetStandIn());
  const server = spawn(process.execPath, ["dist/server/server.js"], {
    env: {
      ...process.env,
      TZ: "Pacific/Auckland",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      MET_BASE_URL: `http://127.0.0.1:${(met.address() as AddressInfo).port}`,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const origin = `http://127.0.0.1:${await portIn(createInterface(server.stdout))}`;
  await hasWeather(origin);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await ended;
      met.close();
      met.closeAllConnections();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Reads the log to its end, which keeps the pipe from filling; what went wrong is shown. */
function portIn(log: Interface): Promise<number> {
  return new Promise((resolve, reject) => {
    log.on("line", (line) => {
      const { level, msg, port } = JSON.parse(line) as { level: string; msg: string; port: number };
      if (msg === "listening") resolve(port);
      if (level === "error" || level === "fatal") console.error(line);
    });
    log.once("close", () => reject(new Error("The site ended before it listened.")));
  });
}

/** The first forecast comes a moment after the site listens. */
async function hasWeather(origin: string): Promise<void> {
  const patience = AbortSignal.timeout(10_000);
  for (;;) {
    const response = await fetch(`${origin}/api/v1/weather`, { signal: patience });
    const { entries } = (await response.json()) as { entries: unknown[] };
    if (entries.length > 0) return;
    await setTimeout(20);
  }
}
