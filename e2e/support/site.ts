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
  /** Scheme, host and port. */
  origin: string;
  /** Its process, for those who stop it. */
  pid: number;
  /** Where its data lies. */
  dataDir: string;
}

/** Who signs in as staff, with the provider that a site for trying out brings with it. */
export const staff = { email: "staff@campsite.example", password: "brygge-og-fjord" };

/**
 * Starts the built site as it stands, on a free port, with the demo's content in a temporary folder and made-up weather,
 * which it has when this returns.
 * @param environment settings beside those, in the words of docs/operating.md
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-e2e-"));
  const met = await serveSourcesStandIn(createSourcesStandIn());
  const port = await freePort();
  const server = spawn(process.execPath, ["dist/server/server.js"], {
    env: {
      ...process.env,
      TZ: "Pacific/Auckland",
      // Its own address must be right from the start: it is where the provider leads back to.
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      MET_BASE_URL: `http://127.0.0.1:${(met.address() as AddressInfo).port}`,
      DEV_STAFF_PASSWORD: staff.password,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  await listens(createInterface(server.stdout));
  const origin = `http://localhost:${port}`;
  // A site that says nothing of where it lies has none.
  if (environment["SEED_DEMO"] !== "false") await hasWeather(origin);
  return {
    origin,
    pid: server.pid!,
    dataDir,
    async [Symbol.asyncDispose]() {
      // At once: asked politely it would wait two seconds for the last word of those who are still connected.
      server.kill("SIGKILL");
      await ended;
      met.close();
      met.closeAllConnections();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Reads the log to its end, which keeps the pipe from filling; what went wrong is shown. */
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
