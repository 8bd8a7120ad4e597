import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { openStaffSession, type Staff } from "#test/processes/guests-and-staff.ts";
import { startServer, stop } from "../processes.ts";
import { median, formatValue, type Figure } from "../report.ts";
import { readUntil, requestsPerSecond } from "../constant-load.ts";

const rounds = 3;
const seconds = 10;

export const pagePaths = [
  "/",
  "/",
  "/",
  "/info/prices",
  "/guests",
  "/info/nyheter",
  "/info/questions",
  "/de",
  "/de/info/prices",
  "/en",
];

/** Linux counts a process's time in hundredths of a second. */
const ticksPerSecond = 100;

interface Measured {
  /** The 99th percentile of a request's time, in milliseconds. */
  p99: number;
  /** The share of a processor core that the server used. */
  processor: number;
}

/** Measures the response times for guests while staff save the settings once a second. */
export async function measureSaves(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  await using staff = await openStaffSession();
  const { child, port } = await startServer("dist/server/server.js", {
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    ...staff.environment,
  });
  const origin = `http://127.0.0.1:${port}`;
  await readPages(origin, child.pid!);
  const [without, during]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    without.push(await readPages(origin, child.pid!));
    const saving = new AbortController();
    const saves = saveOnceASecond(staff, origin, saving.signal);
    during.push(await readPages(origin, child.pid!));
    saving.abort();
    await saves;
  }
  await stop(child);
  rmSync(folder, { recursive: true });
  const p99 = (measured: Measured[]) => measured.map((each) => each.p99);
  const processor = (measured: Measured[]) => measured.map((each) => each.processor * 100);
  return [
    {
      what: `p99 of ${requestsPerSecond} pages a second while staff save once a second, compared with no saves`,
      unit: "×",
      values: during.map((each, round) => each.p99 / without[round]!.p99),
      better: "less",
      aim: 2,
      note: `${formatValue(median(p99(during)))} to ${formatValue(median(p99(without)))} ms`,
    },
    {
      what: "share of a core that the server uses while staff save",
      unit: "%",
      values: processor(during),
      better: "less",
      aim: 12,
      note: `${formatValue(median(processor(without)))} % without saves`,
    },
  ];
}

/** Requests {@link pagePaths} for ten seconds, at random moments. @param pid the server's process */
export async function readPages(origin: string, pid: number): Promise<Measured> {
  const before = processorSecondsOf(pid);
  const start = performance.now();
  const p99 = await readUntil(setTimeout(seconds * 1000), origin, pagePaths);
  return { p99, processor: (processorSecondsOf(pid) - before) / ((performance.now() - start) / 1000) };
}

async function saveOnceASecond(staff: Staff, origin: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await saveSettings(staff, origin);
    await setTimeout(1000);
  }
}

/** Saves the settings without a change. All cached pages expire, because every page shows the settings. */
export async function saveSettings(staff: Staff, origin: string): Promise<void> {
  const { body } = await staff.call(origin, "/websitesettings/1");
  const { id: _, version: __, updatedAt: ___, ...settings } = JSON.parse(body) as Record<string, unknown>;
  const { status } = await staff.call(origin, "/websitesettings/1", { method: "PUT", body: settings });
  if (status !== 200) throw new Error(`A save was answered with ${status}.`);
}

function processorSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
