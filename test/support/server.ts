import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";

const program = path.resolve("dist/server/server.js");

export interface ServerProcess extends AsyncDisposable {
  /** The server's address. Rejects if the server ends before it listens. */
  origin: Promise<string>;
  log: Record<string, unknown>[];
  logged(message: string): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  pid: number;
  /** The exit code or signal, and the standard error. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; stderr: string }>;
}

/** The settings of an issuer that these tests don't contact. `{ OIDC_ISSUER: "" }` starts the embedded provider. */
const signIn = {
  OIDC_ISSUER: "https://login.example",
  OIDC_CLIENT_ID: "campsite",
  STAFF_CLAIM: "permissions=staff",
};

/** The way to start a server. Tests send signals to the server, to npm, or to both, as Ctrl+C in a terminal does. */
export type Started = "by node" | "by npm" | "by npm in a terminal";

/** Starts the built server as a process on a free port. Disposing it stops the process. */
export function startServer(env: Record<string, string>, started: Started = "by node"): ServerProcess {
  if (!existsSync(program))
    throw new Error(`${program} isn't there: run "npm run build" before this test, as "npm test" does.`);
  const command: [string, string[]] =
    started === "by node"
      ? [process.execPath, [program]]
      : // Skips the preparation, which `npm test` has done.
        ["npm", ["start", "--silent", "--ignore-scripts"]];
  const child = spawn(...command, {
    env: { PATH: process.env["PATH"], PORT: "0", TZ: "Pacific/Auckland", ...signIn, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const signalAll = (signal: NodeJS.Signals) => process.kill(-child.pid!, signal);
  const log: Record<string, unknown>[] = [];
  const waiting = new Map<string, () => void>();
  let unfinished = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const lines = (unfinished + text).split("\n");
    unfinished = lines.pop()!;
    for (const line of lines) {
      const entry = JSON.parse(line) as Record<string, unknown>;
      log.push(entry);
      waiting.get(String(entry["msg"]))?.();
    }
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const ended = once(child, "close").then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    stderr,
  }));
  const logged = (message: string) =>
    log.some(({ msg }) => msg === message)
      ? Promise.resolve()
      : Promise.race([
          new Promise<void>((resolve) => waiting.set(message, resolve)),
          ended.then(({ code }) => Promise.reject(new Error(`The server ended with ${code}: ${stderr}`))),
        ]);
  const origin = logged("listening").then(
    () => `http://127.0.0.1:${String(log.find(({ msg }) => msg === "listening")?.["port"])}`,
  );
  origin.catch(() => {});
  return {
    origin,
    log,
    logged,
    pid: child.pid!,
    signal: started === "by npm in a terminal" ? signalAll : (signal) => void child.kill(signal),
    ended,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) signalAll("SIGKILL");
      await ended;
    },
  };
}
