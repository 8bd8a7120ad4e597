import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { version } from "#package.json";

/** The folder of the packed site, with Node and all programs. */
let packed: string;
beforeAll(() => {
  packed = mkdtempSync(path.join(os.tmpdir(), "campsite-packed-"));
  copyFileSync("deploy/campsite", path.join(packed, "campsite"));
  mkdirSync(path.join(packed, "node/bin"), { recursive: true });
  symlinkSync(process.execPath, path.join(packed, "node/bin/node"));
  symlinkSync(path.resolve("dist"), path.join(packed, "dist"));
  copyFileSync("package.json", path.join(packed, "package.json"));
});
afterAll(() => rmSync(packed, { recursive: true }));

/** Runs a command of the packed site without npm's environment. @returns the whole output */
function runCommand(command: string, words: string[], environment: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync(path.join(packed, "campsite"), [command, ...words], {
    env: { PATH: "/usr/bin:/bin", DATA_DIR: path.join(packed, "data"), ...environment },
    encoding: "utf8",
  });
  return stdout + stderr;
}

test.each(["backup", "restore", "move", "privacy"])(
  "campsite %s explains its usage without npm",
  (command) => {
    const output = runCommand(command, ["--nonsense", "and", "more"]);
    expect(output).toMatch(new RegExp(`^Usage: campsite ${command} |Unknown option '--nonsense'`));
    expect(output).not.toMatch(/npm/);
  },
);

test("campsite --version prints the version, even through a symbolic link", () => {
  expect(runCommand("--version", [])).toBe(`${version}\n`);
  const link = `${packed}-current`;
  symlinkSync(path.basename(packed), link);
  const { stdout } = spawnSync(path.join(link, "campsite"), ["--version"], { encoding: "utf8" });
  rmSync(link);
  expect(stdout).toBe(`${version}\n`);
});

test("an invalid key is reported with the command that makes a valid key", () => {
  expect(runCommand("settings", [], { BACKUP_KEY: "x" })).toMatch(/a key from campsite backup --make-key/);
});

test("no program of the packed site mentions an npm script", () => {
  const named = globSync("dist/server/*.js").flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/npm run (backup|restore|move|privacy|settings)/g),
  ]);
  expect(named).toEqual([]);
});

test("every command of the packed site has a built program", () => {
  const script = readFileSync("deploy/campsite", "utf8");
  const [, named = ""] = /Usage: campsite \[([^\]]+)\]/.exec(script)!;
  const commands = named.split(" | ").filter((command) => !["start", "alive", "--version"].includes(command));
  expect(script).toContain(`${commands.join(" | ")})`);
  expect(commands.filter((command) => !existsSync(`dist/server/${command}.js`))).toEqual([]);
  expect(commands.length).toBeGreaterThan(3);
});

test("systemd finds no fault in the unit and rates its exposure at 2 or less", () => {
  const { stdout } = spawnSync(
    "systemd-analyze",
    ["security", "--offline=true", "--no-pager", "deploy/campsite.service"],
    { encoding: "utf8" },
  );
  const [, exposure] = /Overall exposure level for campsite.service: ([\d.]+)/.exec(stdout)!;
  expect(Number(exposure)).toBeLessThanOrEqual(2);
  const { stderr } = spawnSync("systemd-analyze", ["verify", "deploy/campsite.service"], {
    encoding: "utf8",
  });
  // The archive is unpacked to /opt/campsite.
  const wrong = stderr
    .split("\n")
    .filter((line) => line && !line.includes("/opt/campsite/campsite is not executable"));
  expect(wrong.filter((line) => line.includes("campsite.service"))).toEqual([]);
});
