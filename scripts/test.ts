/*
 * Runs everything that can fail: the checks, then the tests on the server, then those in the browser, all of them
 * whatever the others say. What failed is named once more at the end, and the last line sums up.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { startVitest } from "vitest/node";

interface Result {
  passed: number;
  /** What failed, each by its name and with its reason. */
  failed: string[];
  /** Journeys that failed and then passed, likewise: among the passed, and to be looked into. */
  unsteady?: string[];
}

const checks = ["typecheck", "lint", "format:check", "unused"];

const results: Result[] = [];
for (const check of checks) results.push(await runCheck(check));
results.push(await runVitest());
results.push(await runPlaywright());

const allPassed = results.reduce((total, { passed }) => total + passed, 0);
const allFailed = results.flatMap(({ failed }) => failed);
const allUnsteady = results.flatMap(({ unsteady = [] }) => unsteady);
process.exitCode = allFailed.length === 0 && allPassed > 0 ? 0 : 1;
console.log();
for (const name of allUnsteady) console.log(`unsteady: ${name}`);
for (const name of allFailed) console.log(`failed: ${name}`);
console.log(`${allPassed} passed, ${allFailed.length} failed`);

/** A check that fails counts as one failure; one that doesn't is no test, and isn't counted. */
async function runCheck(name: string): Promise<Result> {
  return { passed: 0, failed: (await run("node", ["--run", name])) ? [] : [name] };
}

async function runVitest(): Promise<Result> {
  console.log("\n> vitest");
  const vitest = await startVitest([], { watch: false });
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
    // What went wrong outside of any test: a promise that nobody waited for, a file left open.
    ...vitest.state.getUnhandledErrors().map((error) => inspect(error)),
  ];
  await vitest.close();
  return { passed: tests.filter((test) => test.result().state === "passed").length, failed };
}

async function runPlaywright(): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-report-"));
  const file = path.join(folder, "playwright.json");
  const isGood = await run("playwright", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  if (!report) return { passed: 0, failed: ["playwright: it wrote no report"] };
  const failed = [
    ...report.errors.map((error) => `playwright: ${error.message}`),
    ...journeys(report.suites, "unexpected"),
  ];
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: isGood || failed.length > 0 ? failed : ["playwright"],
    unsteady: journeys(report.suites, "flaky"),
  };
}

/** The journeys that ended so, each by its name and with why its first try failed. */
function journeys(suites: JSONReportSuite[], ended: "unexpected" | "flaky"): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === ended)
        .map(
          ({ results: tries }) => `${spec.file}:${spec.line} › ${spec.title}: ${tries[0]?.error?.message}`,
        ),
    ),
    ...journeys(inner, ended),
  ]);
}

/** Nothing when there is no report: Playwright didn't get that far. */
function readReport(file: string): JSONReport | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as JSONReport;
  } catch {
    return undefined;
  }
}

/** @returns whether the program ended well; what it says is shown as it says it */
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
