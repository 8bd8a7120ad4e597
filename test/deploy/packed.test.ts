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

/** The packed site's folder, with what it runs. */
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

/** Runs a command of the packed site, with nothing of npm around it. @returns all that it says */
function say(command: string, words: string[], environment: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync(path.join(packed, "campsite"), [command, ...words], {
    env: { PATH: "/usr/bin:/bin", DATA_DIR: path.join(packed, "data"), ...environment },
    encoding: "utf8",
  });
  return stdout + stderr;
}

test.each(["backup", "restore", "move", "privacy"])("campsite %s says how it is called there", (command) => {
  const said = say(command, ["--nonsense", "and", "more"]);
  expect(said).toMatch(new RegExp(`^Use: campsite ${command} |Unknown option '--nonsense'`));
  expect(said).not.toMatch(/npm/);
});

test("campsite --version says the version, also through the link that an upgrade moves", () => {
  expect(say("--version", [])).toBe(`${version}\n`);
  const link = `${packed}-current`;
  symlinkSync(path.basename(packed), link);
  const { stdout } = spawnSync(path.join(link, "campsite"), ["--version"], { encoding: "utf8" });
  rmSync(link);
  expect(stdout).toBe(`${version}\n`);
});

test("a bad key is answered with the command that makes one", () => {
  expect(say("settings", [], { BACKUP_KEY: "x" })).toMatch(/as campsite backup --make-key makes it/);
});

test("no program of the packed site names one of npm's scripts", () => {
  const named = globSync("dist/server/*.js").flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/npm run (backup|restore|move|privacy|settings)/g),
  ]);
  expect(named).toEqual([]);
});

test("every command of the packed site is a program that the build makes", () => {
  const script = readFileSync("deploy/campsite", "utf8");
  const [, named = ""] = /Use: campsite \[([^\]]+)\]/.exec(script)!;
  const commands = named.split(" | ").filter((command) => !["start", "alive", "--version"].includes(command));
  expect(script).toContain(`${commands.join(" | ")})`);
  expect(commands.filter((command) => !existsSync(`dist/server/${command}.js`))).toEqual([]);
  expect(commands.length).toBeGreaterThan(3);
});

test("systemd finds nothing wrong with the unit, and little that it exposes", () => {
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
  // It is packed to there.
  const wrong = stderr
    .split("\n")
    .filter((line) => line && !line.includes("/opt/campsite/campsite is not executable"));
  expect(wrong.filter((line) => line.includes("campsite.service"))).toEqual([]);
});
