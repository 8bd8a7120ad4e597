/*
 * Runs the checks, the server tests and the browser tests, and lists all failures at the end. With names, the command
 * runs only checks with these names, and tests with one of the names in their path.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { inspect } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { startVitest } from "vitest/node";
import { testFiles } from "../vitest.config.ts";

interface Result {
  passed: number;
  failed: string[];
  /** End-to-end tests that passed at a retry. They count as passed. */
  flaky?: string[];
}

const checks = { types: "typecheck", lint: "lint", format: "format:check", unused: "unused" };

const names = process.argv.slice(2);
const chosen = names.length === 0 ? undefined : resolveNames(names);

// Temporary files in memory halve the system time of the tests.
if (!process.env["TMPDIR"] && isUsableMemoryFolder("/dev/shm")) process.env["TMPDIR"] = "/dev/shm";

// The checks run in parallel, because most of them use only one core.
const checksToRun = Object.entries(checks).filter(([name]) => !chosen || chosen.checks.includes(name));
const [isReady, ...results] = await Promise.all([
  prepare(),
  ...checksToRun.map(([, script]) => runCheck(script)),
]);
if (!isReady) process.exit(1);
if (!chosen || chosen.tests.length > 0) results.push(await runVitest());
if (!chosen || chosen.endToEndTests.length > 0) results.push(await runPlaywright());

const allPassed = results.reduce((total, { passed }) => total + passed, 0);
const allFailed = results.flatMap(({ failed }) => failed);
const allFlaky = results.flatMap(({ flaky = [] }) => flaky);
process.exitCode = allFailed.length === 0 && allPassed > 0 ? 0 : 1;
console.log();
for (const name of allFlaky) console.log(`flaky: ${name}`);
for (const name of allFailed) console.log(`failed: ${name}`);
console.log(`${allPassed} passed, ${allFailed.length} failed`);

function resolveNames(selected: string[]) {
  const [testPaths, endToEndPaths] = [globSync(testFiles), globSync("e2e/**/*.spec.ts")];
  const unknown = selected.filter(
    (name) => !(name in checks) && ![...testPaths, ...endToEndPaths].some((file) => file.includes(name)),
  );
  if (unknown.length > 0) {
    const known = Object.keys(checks).join(", ");
    console.error(`Unknown name: ${unknown.join(", ")}. A name is a part of a test's path, or ${known}.`);
    process.exit(1);
  }
  const parts = selected.filter((name) => !(name in checks));
  const isNamed = (file: string) => parts.some((name) => file.includes(name));
  return {
    checks: selected.filter((name) => name in checks),
    tests: testPaths.filter(isNamed),
    endToEndTests: endToEndPaths.filter(isNamed),
  };
}

/**
 * Builds the site if the chosen tests need a newer build. End-to-end tests and tests in test/ need a current build. All
 * other tests need only the demo's photos from any build.
 */
async function prepare(): Promise<boolean> {
  const selected = chosen ?? { tests: ["test/"], endToEndTests: ["e2e/"] };
  const isOfSite =
    selected.endToEndTests.length > 0 || selected.tests.some((file) => file.startsWith("test/"));
  const needs = [];
  if (isOfSite || (selected.tests.length > 0 && !existsSync("dist/photos"))) needs.push("build");
  if (selected.endToEndTests.length > 0) needs.push("chromium");
  if (selected.tests.some((file) => "test/deploy/".startsWith(file) || file.startsWith("test/deploy/")))
    needs.push("deploy");
  // The site is built while Debian's packages are installed.
  const steps = [needs.filter((need) => need === "build"), needs.filter((need) => need !== "build")];
  const wereDone = await Promise.all(
    steps.filter(({ length }) => length > 0).map((step) => run("node", ["scripts/ready.mjs", ...step])),
  );
  return wereDone.every(Boolean);
}

/** True when a folder is in memory, allows programs to run, and has more than 2 GiB of free space. */
function isUsableMemoryFolder(folder: string): boolean {
  const mounts = existsSync("/proc/mounts") ? readFileSync("/proc/mounts", "utf8") : "";
  const [, , kind, options = ""] =
    mounts
      .split("\n")
      .map((line) => line.split(" "))
      .findLast(([, at]) => at === folder) ?? [];
  if (kind !== "tmpfs" || options.split(",").includes("noexec")) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 * 1024 ** 3;
}

async function runCheck(name: string): Promise<Result> {
  const child = spawn("node", ["--run", name], { stdio: ["ignore", "pipe", "pipe"] });
  const [output, faults, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  // The whole output is printed at once, because other checks print at the same time.
  console.log(`\n> node --run ${name}\n${output}${faults}`.trimEnd());
  return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

async function runVitest(): Promise<Result> {
  console.log("\n> vitest");
  const vitest = await startVitest(chosen?.tests ?? [], { watch: false });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = [
    ...modules.flatMap((module) =>
      module.errors().map((error) => `${module.relativeModuleId}: ${error.message}`),
    ),
    ...modules.flatMap((module) =>
      [...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `${module.relativeModuleId} › ${suite.fullName}: ${error.message}`),
      ),
    ),
    ...tests.flatMap((test) => {
      const { state, errors } = test.result();
      return state === "failed"
        ? [`${test.module.relativeModuleId} › ${test.fullName}: ${errors[0]?.message}`]
        : [];
    }),
    // An error such as an unhandled rejection belongs to no test, so these errors are listed separately.
    ...vitest.state.getUnhandledErrors().map((error) => inspect(error)),
  ];
  await vitest.close();
  return { passed: tests.filter((test) => test.result().state === "passed").length, failed };
}

async function runPlaywright(): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-report-"));
  const file = path.join(folder, "playwright.json");
  const isGood = await run("playwright", ["test", "--reporter=list,json", ...(chosen?.endToEndTests ?? [])], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  if (!report) return { passed: 0, failed: ["playwright: it wrote no report"] };
  const failed = [
    ...report.errors.map((error) => `playwright: ${error.message}`),
    ...listTests(report.suites, "unexpected"),
  ];
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: isGood || failed.length > 0 ? failed : ["playwright"],
    flaky: listTests(report.suites, "flaky"),
  };
}

function listTests(suites: JSONReportSuite[], ended: "unexpected" | "flaky"): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === ended)
        .map(
          ({ results: tries }) => `${spec.file}:${spec.line} › ${spec.title}: ${tries[0]?.error?.message}`,
        ),
    ),
    ...listTests(inner, ended),
  ]);
}

function readReport(file: string): JSONReport | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as JSONReport;
  } catch {
    return undefined;
  }
}

async function run(
  program: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  console.log(`\n> ${[program, ...parameters].join(" ")}`);
  const child = spawn(program, parameters, { stdio: "inherit", env: { ...process.env, ...env } });
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
}
