import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { ask, openStaffSession, type Staff } from "#test/processes/guests-and-staff.ts";
import { bothCpus, residentMegabytes, startServer, stop } from "./processes.ts";
import { median, formatValue, type Figure } from "./report.ts";
import { readUntil } from "./constant-load.ts";

const rounds = 3;
const photos = 12;

export async function measureUploads(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const photograph = await makePhotograph();
  await using staff = await openStaffSession();
  const environment = { DATA_DIR: folder, LOG_LEVEL: "info", ...staff.environment };
  const { child, port } = await startServer("dist/server/server.js", environment, bothCpus);
  const origin = `http://127.0.0.1:${port}`;
  await readUntil(setTimeout(3000), origin, ["/"]);
  const [without, during]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    without.push(await readUntil(setTimeout(5000), origin, ["/"]));
    during.push(await readUntil(upload(staff, origin, photograph, round), origin, ["/"]));
  }
  const memory = residentMegabytes(child.pid!);
  await stop(child);
  rmSync(folder, { recursive: true });
  return [
    {
      what: `p99 of the home page while ${photos} photos of 12 megapixels are uploaded`,
      unit: "ms",
      values: during,
      better: "less",
      aim: 10,
      note: `${formatValue(median(without))} ms without uploads`,
    },
    {
      what: `memory of the server after ${rounds * photos} photos`,
      unit: "MB",
      values: [memory],
      better: "less",
      aim: 200,
    },
  ];
}

function makePhotograph(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "", noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Uploads photos one after another, and waits until the last photo has an AVIF file. */
async function upload(staff: Staff, origin: string, photograph: Buffer, round: number): Promise<void> {
  let last = "";
  for (let number = 0; number < photos; number++) {
    const form = new FormData();
    form.append("Name", `Photo ${round} ${number}`);
    form.append("file", new File([new Uint8Array(photograph)], "photo.jpg"));
    const request = new Request(origin, { method: "POST", body: form });
    const { status, body } = await staff.call(origin, "/file/upload", {
      headers: { "content-type": request.headers.get("content-type")! },
      body: new Uint8Array(await request.arrayBuffer()),
    });
    if (status !== 201) throw new Error(`An upload was answered with ${status}: ${body}`);
    last = (JSON.parse(body) as { filename: string }).filename;
  }
  const avif = `${origin}/data/images/1280/${path.parse(last).name}.avif`;
  while ((await ask(avif)).headers["content-type"] !== "image/avif") await setTimeout(200);
}
