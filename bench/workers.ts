import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bothCpus, needPackages, startServer, stop } from "./processes.ts";
import { median, formatValue, type Figure } from "./report.ts";
import { load, seconds } from "./throughput.ts";

const rounds = 3;

const targets: Record<string, { target: string; aim?: number }> = {
  // This figure has no aim, because the load itself takes most of a processor.
  "home page from the cache": { target: "/" },
  "part of a list, rendered each time": { target: "/api/v1/gallery/1?limit=20", aim: 1.7 },
};

/** `serverCpus` and `loadCpus` are average numbers of busy processors, such as 1.5. */
interface Measurement {
  perSecond: number;
  serverCpus: number;
  loadCpus: number;
}

/** Compares two workers with one process. The load runs on the same two processors as the server. */
export async function measureWorkers(): Promise<Figure[]> {
  needPackages({ wrk: "wrk" });
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const start = (workers: number) =>
    startServer(
      "dist/server/server.js",
      { DATA_DIR: path.join(folder, String(workers)), WORKERS: String(workers) },
      bothCpus,
    );
  const [one, two] = [await start(1), await start(2)];
  const rows = Object.entries(targets).map(([what, { target, ...aim }]): Figure => {
    const measure = ({ child, port }: typeof one): Measurement => {
      const pids = [child.pid!, ...childrenOf(child.pid!)];
      const before = { server: cpuSeconds(pids), load: loadSeconds() };
      const { perSecond } = load(`http://127.0.0.1:${port}${target}`, {}, [], bothCpus);
      return {
        perSecond,
        serverCpus: (cpuSeconds(pids) - before.server) / seconds,
        loadCpus: (loadSeconds() - before.load) / seconds,
      };
    };
    // The first round fills caches.
    [one, two].forEach(measure);
    const pairs = Array.from({ length: rounds }, () => [measure(one), measure(two)] as const);
    const formatRuns = (runs: Measurement[]) =>
      `${formatValue(median(runs.map(({ perSecond }) => perSecond)))} a second on ${formatValue(median(runs.map(({ serverCpus }) => serverCpus)))} processors, the load on ${formatValue(median(runs.map(({ loadCpus }) => loadCpus)))}`;
    return {
      what: `2 workers compared with 1, ${what}`,
      unit: "×",
      values: pairs.map(([single, both]) => both.perSecond / single.perSecond),
      better: "more",
      ...aim,
      note: `2 workers: ${formatRuns(pairs.map(([, both]) => both))}; 1 worker: ${formatRuns(pairs.map(([single]) => single))}`,
    };
  });
  await Promise.all([stop(one.child), stop(two.child)]);
  rmSync(folder, { recursive: true });
  return rows;
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Returns the fields of /proc/PID/stat after the program's name. Times are in hundredths of a second. */
const statOf = (pid: number | "self") =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
    .map(Number);

const cpuSeconds = (pids: number[]) =>
  pids.reduce((sum, pid) => sum + (statOf(pid)[11]! + statOf(pid)[12]!) / 100, 0);

/** Returns the processor time of ended child processes, in seconds. During a measurement, only wrk ends. */
const loadSeconds = () => (statOf("self")[13]! + statOf("self")[14]!) / 100;
