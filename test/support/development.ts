import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createDatabase } from "./databases.ts";
import { freePort } from "./free-port.ts";

const root = path.join(import.meta.dirname, "../..");
const sources = [
  "build",
  "content",
  "messages",
  "db/migrations",
  "dev",
  "public",
  "src",
  "dev.ts",
  "package.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Starts the site in development from the sources in a folder. @param environment further environment variables */
export async function startDevelopment(folder: string, environment: Record<string, string> = {}) {
  const place = await createDatabase("SQLite");
  const origin = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, ["dev.ts"], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: new URL(origin).port,
      DATA_DIR: place.dataDir,
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("(development)")) resolve();
      });
    child.once("exit", () => reject(new Error(`The development server ended before it listened: ${output}`)));
  });
  return {
    origin,
    pid: child.pid!,
    dataDir: place.dataDir,
    output: () => output,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await place[Symbol.asyncDispose]();
    },
  };
}

/** Copies the sources to a folder in which a test can break them. */
export async function copySources() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "campsite-test-"));
  for (const source of sources)
    await cp(path.join(root, source), path.join(folder, source), { recursive: true });
  // Links to each package instead of to node_modules, because Vite writes files in node_modules.
  await mkdir(path.join(folder, "node_modules"));
  for (const name of await readdir(path.join(root, "node_modules")))
    if (!name.startsWith("."))
      await symlink(path.join(root, "node_modules", name), path.join(folder, "node_modules", name));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
