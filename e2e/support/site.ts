import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface, type Interface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { createSourcesStandIn, serveSourcesStandIn } from "#dev/sources-stand-in.ts";
import { freePort } from "#test/support/free-port.ts";

export interface Site extends AsyncDisposable {
  origin: string;
  pid: number;
  dataDir: string;
}

export const staff = { email: "staff@campsite.example", password: "brygge-og-fjord" };

/**
 * Starts the built site on a free port, with the demo's content in a temporary folder and made-up weather, and waits
 * for the first forecast.
 * @param environment further environment variables (docs/operating.md)
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-e2e-"));
  const sources = await serveSourcesStandIn(createSourcesStandIn());
  const port = Number(environment["PORT"] ?? (await freePort()));
  const server = spawn(process.execPath, ["dist/server/server.js"], {
    env: {
      ...process.env,
      TZ: "Pacific/Auckland",
      // The address must be known at the start, because the OpenID provider redirects to this address.
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      MET_BASE_URL: `http://127.0.0.1:${(sources.address() as AddressInfo).port}`,
      DEV_STAFF_PASSWORD: staff.password,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  await listens(createInterface(server.stdout));
  const origin = `http://localhost:${port}`;
  // A site without a position has no weather.
  if (environment["SEED_DEMO"] !== "false") await hasWeather(origin);
  return {
    origin,
    pid: server.pid!,
    dataDir,
    async [Symbol.asyncDispose]() {
      // After SIGTERM, the site would wait two seconds for open connections.
      server.kill("SIGKILL");
      await ended;
      sources.close();
      sources.closeAllConnections();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Waits until the site listens. Reads the whole log, so that the pipe doesn't fill up, and prints errors. */
function listens(log: Interface): Promise<void> {
  return new Promise((resolve, reject) => {
    log.on("line", (line) => {
      const { level, msg } = JSON.parse(line) as { level: string; msg: string };
      if (msg === "listening") resolve();
      if (level === "error" || level === "fatal") console.error(line);
    });
    log.once("close", () => reject(new Error("The site ended before it listened.")));
  });
}

/** Waits for the first forecast, which arrives a moment after the site listens. */
async function hasWeather(origin: string): Promise<void> {
  const patience = AbortSignal.timeout(10_000);
  for (;;) {
    const response = await fetch(`${origin}/api/v1/weather`, { signal: patience });
    const { entries } = (await response.json()) as { entries: unknown[] };
    if (entries.length > 0) return;
    await setTimeout(20);
  }
}
