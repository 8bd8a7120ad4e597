/*
 * Packs the site, unpacks the archive in a minimal Debian, and starts the site there with an empty data folder. The
 * drill needs root and debootstrap (apt-get install debootstrap). CAMPSITE_ROOT names a minimal Debian that exists
 * already.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-drill-"));
const root = process.env["CAMPSITE_ROOT"] ?? path.join(folder, "debian");
const archive = path.join(folder, "campsite.tar.gz");
const port = 20_000 + (process.pid % 10_000);
const origin = `http://127.0.0.1:${port}`;

run("npm", ["run", "--silent", "pack", "--", archive]);
if (!existsSync(root)) run("debootstrap", ["--variant=minbase", "bookworm", root]);
run("rm", ["-rf", path.join(root, "opt/campsite"), path.join(root, "tmp/data")]);
run("tar", ["-xzf", archive, "-C", path.join(root, "opt")]);
for (const [what, maxMilliseconds] of [
  ["an empty folder", 2000],
  ["its data", 1000],
] as const) {
  const startedAt = performance.now();
  const site = spawn("/usr/sbin/chroot", [root, "/opt/campsite/campsite"], {
    env: { PATH: "/usr/bin:/bin", PORT: String(port), DATA_DIR: "/tmp/data", LOG_LEVEL: "error" },
    stdio: "inherit",
  });
  const ended = once(site, "exit");
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error(`The site ended with ${site.exitCode}.`);
    await setTimeout(5);
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  console.log(
    `first page from ${what}: ${milliseconds} ms${milliseconds > maxMilliseconds ? `, more than ${maxMilliseconds}` : ""}`,
  );
  const ready = await fetch(`${origin}/readyz`);
  console.log(await ready.text());
  site.kill("SIGTERM");
  console.log(`ended with ${String((await ended)[0])}`);
}
rmSync(folder, { recursive: true });

function run(program: string, parameters: string[]): void {
  const { status, error } = spawnSync(program, parameters, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${program} ended with ${status}.`, { cause: error });
}
