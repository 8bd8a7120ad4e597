import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#test/support/free-port.ts";
import { residentMegabytes, run, start, startServer, stop } from "./processes.ts";
import type { Figure } from "./report.ts";

const starts = 7;

export async function measureStartAndMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const environment = { DATA_DIR: folder, LOG_LEVEL: "info" };
  // The first start fills the database.
  await stop((await startServer("dist/server/server.js", environment)).child);

  const times: number[] = [];
  for (let count = 0; count < starts; count++) {
    const port = await freePort();
    const startedAt = performance.now();
    const child = start(process.execPath, ["dist/server/server.js"], {
      ...environment,
      PORT: String(port),
    });
    child.stdout!.resume();
    while (
      !(await fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      ))
    ) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    times.push(performance.now() - startedAt);
    await stop(child);
  }

  const { child, port } = await startServer("dist/server/server.js", environment);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = residentMegabytes(child.pid!);
  for (const page of ["/", "/en", "/info/prices", "/de/info/nyheter", "/api/v1/article/active"]) {
    run("wrk", ["-t1", "-c64", "-d4s", "-H", "Accept-Encoding: br", `http://127.0.0.1:${port}${page}`]);
  }
  const loaded = residentMegabytes(child.pid!);
  await stop(child);
  rmSync(folder, { recursive: true });
  return [
    {
      what: "from start to the first page",
      unit: "s",
      values: times.map((each) => each / 1000),
      better: "less",
      aim: 0.3,
    },
    { what: "memory, idle", unit: "MB", values: [idle], better: "less", aim: 100 },
    { what: "memory, after load", unit: "MB", values: [loaded], better: "less", aim: 200 },
  ];
}
