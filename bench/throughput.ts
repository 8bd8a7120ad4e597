import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nginxPackages, startNginx, type CapturedResponse } from "./nginx.ts";
import { needPackages, run, startServer, stop } from "./processes.ts";
import { median, formatValue, type Figure } from "./report.ts";

const rounds = 5;
export const seconds = 2;

/** The results of wrk. `p99` is in milliseconds. */
interface Load {
  requests: number;
  perSecond: number;
  p99: number;
}

/** Requests an address over 16 connections. @throws Error when a request fails or gets an error status */
export function load(
  url: string,
  headers: Record<string, string> = {},
  more: string[] = [],
  cpus?: string,
): Load {
  const parameters = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const output = run("wrk", ["-t1", "-c16", `-d${seconds}s`, "--latency", ...parameters, ...more, url], cpus);
  if (/Non-2xx or 3xx|Socket errors/.test(output))
    throw new Error(`Some requests of ${url} failed:\n${output}`);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output)!;
  return {
    requests: Number(/(\d+) requests in/.exec(output)![1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)![1]),
    p99: Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
  };
}

/** Measures the targets alternately, so that a change of the machine's speed affects all targets. */
function measureInTurns<Name extends string>(targets: Record<Name, () => Load>): Record<Name, number[]> {
  const rates = Object.fromEntries(Object.keys(targets).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++)
    for (const [name, target] of Object.entries<() => Load>(targets)) rates[name]!.push(target().perSecond);
  return rates as Record<Name, number[]>;
}

const ratios = (ours: number[], theirs: number[]) => ours.map((mine, round) => mine / theirs[round]!);

export async function measureThroughput(): Promise<Figure[]> {
  needPackages({ wrk: "wrk", ...nginxPackages });
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const environment = { DATA_DIR: path.join(folder, "data"), LOG_LEVEL: "info" };
  const { child: server, port } = await startServer("dist/server/server.js", environment);
  const origin = `http://127.0.0.1:${port}`;
  const br = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  const home = await captureResponse(`${origin}/`, "home.html");
  const list = await captureResponse(`${origin}/api/v1/article/active`, "list.json");
  const nginx = await startNginx(folder, [home.answer, list.answer]);
  const theirs = `http://127.0.0.1:${nginx.port}`;
  const theirTag = (await fetch(`${theirs}/home.html`, { headers: br })).headers.get("etag")!;
  const compared: Target[] = [
    { what: "home page from the cache, br", ours: "/", nginx: "/home.html", headers: br, theirHeaders: br },
    {
      what: "home page unchanged (304)",
      ours: "/",
      nginx: "/home.html",
      headers: { ...br, "If-None-Match": home.etag },
      theirHeaders: { ...br, "If-None-Match": theirTag },
    },
    {
      what: "JSON list from the cache",
      ours: "/api/v1/article/active",
      nginx: "/list.json",
      headers: br,
      theirHeaders: br,
    },
  ];
  const figures: Figure[] = [];
  for (const { what, ours, nginx: other, headers, theirHeaders } of compared) {
    const bare = await startBareSocket(folder, `${origin}${ours}`, headers);
    const rates = measureInTurns({
      ours: () => load(`${origin}${ours}`, headers),
      nginx: () => load(`${theirs}${other}`, theirHeaders),
      bare: () => load(`http://127.0.0.1:${bare.port}/`, headers),
    });
    await stop(bare.child);
    const [mine, nginxRate, bareRate] = [rates.ours, rates.nginx, rates.bare].map((each) =>
      formatValue(median(each)),
    );
    figures.push(
      {
        what,
        unit: "× nginx",
        values: ratios(rates.ours, rates.nginx),
        better: "more",
        aim: 0.9,
        note: `${mine} to ${nginxRate} a second`,
      },
      {
        what: `${what}, compared with bare sockets of Node`,
        unit: "× bare",
        values: ratios(rates.ours, rates.bare),
        better: "more",
        note: `${mine} to ${bareRate} a second`,
      },
    );
  }
  await stop(server);
  await stop(nginx.child);
  figures.push(...(await measureRendering(environment)));
  rmSync(folder, { recursive: true });
  return figures;
}

interface Target {
  what: string;
  ours: string;
  nginx: string;
  headers: Record<string, string>;
  theirHeaders: Record<string, string>;
}

async function measureRendering(environment: Record<string, string>): Promise<Figure[]> {
  const { child, port } = await startServer("dist/bench/uncached-server.js", environment);
  const origin = `http://127.0.0.1:${port}`;
  const measure = (what: string, target: string, aim?: number): Figure => {
    // The first round is a warm-up.
    const [, ...runs] = Array.from({ length: rounds + 1 }, () => load(`${origin}${target}`));
    return {
      what,
      unit: "/s",
      values: runs.map(({ perSecond }) => perSecond),
      better: "more",
      ...(aim && { aim }),
      note: `99 % within ${formatValue(median(runs.map(({ p99 }) => p99)))} ms`,
    };
  };
  const figures = [
    measure("home page rendered again from cached content", "/", 600),
    measure("home page with all of its content read again", "/?load"),
  ];
  await stop(child);
  return figures;
}

async function startBareSocket(folder: string, url: string, headers: Record<string, string>) {
  const file = path.join(folder, "answer");
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  run("curl", ["-si", "-o", file, ...fields, url]);
  return startServer("bench/servers/bare-socket.ts", { ANSWER: file });
}

async function captureResponse(
  url: string,
  name: string,
): Promise<{ answer: CapturedResponse; etag: string }> {
  const get = async (encoding: string) => {
    // Unlike fetch, curl doesn't decode the body.
    const parameters = encoding === "identity" ? [] : ["-H", `Accept-Encoding: ${encoding}`];
    return Buffer.from(
      run("sh", ["-c", `curl -s ${parameters.map((each) => `'${each}'`).join(" ")} '${url}' | base64 -w0`]),
      "base64",
    );
  };
  const [identity, br, gzip] = await Promise.all([get("identity"), get("br"), get("gzip")]);
  const { headers } = await fetch(url);
  const own = new Set([
    "content-type",
    "content-length",
    "content-encoding",
    "etag",
    "date",
    "connection",
    "keep-alive",
  ]);
  return {
    etag: headers.get("etag")!,
    answer: {
      name,
      contentType: headers.get("content-type")!,
      identity,
      br,
      gzip,
      headers: Object.fromEntries([...headers].filter(([header]) => !own.has(header))),
    },
  };
}
