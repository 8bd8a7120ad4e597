import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface, type Interface } from "node:readline";

export interface Site extends AsyncDisposable {
  /** Scheme, host and port. */
  origin: string;
}

/**
 * Starts the built site as it stands, on a free port, with the demo's content in a temporary folder.
 * @param environment settings beside those, in the words of the README
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-e2e-"));
  const server = spawn(process.execPath, ["--enable-source-maps", "dist/server/server.js"], {
    env: {
      ...process.env,
      TZ: "Pacific/Auckland",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const port = await portIn(createInterface(server.stdout));
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await ended;
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
