import { spawnSync } from "node:child_process";
import { mkdir, mkdtempDisposable, readFile, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";

/** Runs `npm test -- NAME` without the installation step. */
function testByName(name: string) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith("VITEST")));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/test.ts", name], {
    encoding: "utf8",
    env,
  });
  // The environment may turn colours on.
  return { status, stdout: stripVTControlCharacters(stdout), stderr };
}

test("npm test with a part of a test file's path runs only this file", () => {
  const { status, stdout } = testByName("i18n/slug");
  expect(stdout.match(/^> .*/gm)).toEqual(["> vitest"]);
  expect(stdout).toMatch(/Test Files +1 passed/);
  expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  expect(status).toBe(0);
});

test("npm test reports a name that matches nothing", () => {
  const { status, stdout, stderr } = testByName("nowhere");
  expect(stderr).toMatch(/Unknown name: nowhere/);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

const checks = { typecheck: "exit 1", lint: "exit 0", "format:check": "exit 0", unused: "exit 0" };

/**
 * Creates a folder with the test script, quick scripts with the names of the real checks, and a test file with a
 * check's name.
 */
async function copyWithQuickChecks() {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const folder = await mkdtempDisposable(path.join(os.tmpdir(), "campsite-test-"));
  await symlink(path.resolve("scripts"), path.join(folder.path, "scripts"));
  await mkdir(path.join(folder.path, "src"));
  await writeFile(path.join(folder.path, "src/format.test.ts"), "");
  const { test: whole, check } = scripts;
  await writeFile(
    path.join(folder.path, "package.json"),
    JSON.stringify({ scripts: { ...checks, test: whole, check } }),
  );
  return folder;
}

/** Runs a script of package.json in a folder. @returns also the commands that the script reports */
function runScript(folder: string, ...words: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ["--run", ...words], {
    cwd: folder,
    encoding: "utf8",
  });
  const plain = stripVTControlCharacters(stdout);
  return { status, stdout: plain, commands: plain.match(/(?<=^> ).*/gm) };
}

test("npm test with a check's name runs only this check", async () => {
  await using folder = await copyWithQuickChecks();
  const { status, stdout, commands } = runScript(folder.path, "test", "--", "unused");
  expect(commands).toEqual(["node --run unused"]);
  expect(stdout).toMatch(/^1 passed, 0 failed$/m);
  expect(status).toBe(0);
});

test("the script `check` runs all checks even if a check fails, and runs no test files with a check's name", async () => {
  await using folder = await copyWithQuickChecks();
  const { status, stdout, commands } = runScript(folder.path, "check");
  expect(commands?.toSorted()).toEqual(
    Object.keys(checks)
      .map((name) => `node --run ${name}`)
      .toSorted(),
  );
  expect(stdout).toMatch(/^failed: typecheck\n3 passed, 1 failed$/m);
  expect(status).toBe(1);
});
