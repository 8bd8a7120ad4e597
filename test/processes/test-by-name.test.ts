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

test("npm test with a check's name runs only this check", () => {
  // "unused" is the fastest check.
  const { status, stdout } = testByName("unused");
  expect(stdout.match(/^> .*/gm)).toEqual(["> node --run unused"]);
  expect(stdout).toMatch(/^1 passed, 0 failed$/m);
  expect(status).toBe(0);
});

test("npm test reports a name that matches nothing", () => {
  const { status, stdout, stderr } = testByName("nowhere");
  expect(stderr).toMatch(/Unknown name: nowhere/);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

test("the script `check` runs all checks even if a check fails, and runs no test files with a check's name", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  await using folder = await mkdtempDisposable(path.join(os.tmpdir(), "campsite-test-"));
  await symlink(path.resolve("scripts"), path.join(folder.path, "scripts"));
  await mkdir(path.join(folder.path, "src"));
  await writeFile(path.join(folder.path, "src/format.test.ts"), "");
  const checks = { typecheck: "exit 1", lint: "exit 0", "format:check": "exit 0", unused: "exit 0" };
  await writeFile(
    path.join(folder.path, "package.json"),
    JSON.stringify({ scripts: { ...checks, check: scripts["check"] } }),
  );
  const { status, stdout } = spawnSync(process.execPath, ["--run", "check"], {
    cwd: folder.path,
    encoding: "utf8",
  });
  const run = stripVTControlCharacters(stdout).match(/(?<=^> ).*/gm);
  expect(run?.toSorted()).toEqual(
    Object.keys(checks)
      .map((name) => `node --run ${name}`)
      .toSorted(),
  );
  expect(stdout).toMatch(/^failed: typecheck\n3 passed, 1 failed$/m);
  expect(status).toBe(1);
});
