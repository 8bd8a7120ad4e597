import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";

/** What `npm test -- NAME` runs, but that everything is installed. */
function testByName(name: string) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith("VITEST")));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/test.ts", name], {
    encoding: "utf8",
    env,
  });
  // Colours come where the environment asks for them.
  return { status, stdout: stripVTControlCharacters(stdout), stderr };
}

test("a part of a test's path runs that test alone", () => {
  const { status, stdout } = testByName("i18n/slug");
  expect(stdout.match(/^> .*/gm)).toEqual(["> vitest"]);
  expect(stdout).toMatch(/Test Files +1 passed/);
  expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed$/m);
  expect(status).toBe(0);
});

test("a check is run by its name, and no test", () => {
  // The quick one.
  const { status, stdout } = testByName("unused");
  expect(stdout.match(/^> .*/gm)).toEqual(["> node --run unused"]);
  expect(stdout).toMatch(/^1 passed, 0 failed$/m);
  expect(status).toBe(0);
});

test("a name that nothing has is said", () => {
  const { status, stdout, stderr } = testByName("nowhere");
  expect(stderr).toMatch(/Nothing is called nowhere/);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
