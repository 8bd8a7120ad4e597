/*
 * Runs everything that can fail: the checks, then the tests on the server, then those in the browser, all of them
 * whatever the others say. The last line sums them up.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const checks = ["typecheck", "lint", "format:check", "unused"];
const reports = mkdtempSync(path.join(os.tmpdir(), "campsite-reports-"));

const counts: Count[] = [];
for (const check of checks) counts.push(await runCheck(check));
counts.push(await runVitest());
counts.push(await runPlaywright());
rmSync(reports, { recursive: true });

const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0);
process.exitCode = sum("failed") === 0 && sum("passed") > 0 ? 0 : 1;
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);

/** A check that fails counts as one failure; one that doesn't is no test, and isn't counted. */
async function runCheck(name: string): Promise<Count> {
  return { passed: 0, failed: (await run("node", ["--run", name])) ? 0 : 1 };
}

async function runVitest(): Promise<Count> {
  const report = path.join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const isGood = await run("vitest", ["run", ...reporters]);
  const { numPassedTests = 0, numFailedTests = 0 } = read<VitestReport>(report);
  return { passed: numPassedTests, failed: failures(numFailedTests, isGood) };
}

async function runPlaywright(): Promise<Count> {
  const report = path.join(reports, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const isGood = await run("playwright", ["test", "--reporter=list,json"], env);
  const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = read<PlaywrightReport>(report);
  return { passed: stats.expected, failed: failures(stats.unexpected + stats.flaky, isGood) };
}

/** A tool can fail without a failed test: when a file doesn't load, or nothing was found to run. */
function failures(counted: number, isGood: boolean): number {
  return isGood ? counted : Math.max(counted, 1);
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

/** Nothing when there is no report: the tool didn't get that far. */
function read<Report>(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return {};
  }
}
