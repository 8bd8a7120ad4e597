import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nginxPackages, startNginx, type Answer } from "./nginx.ts";
import { median, needPackages, run, startServer, stop } from "./processes.ts";
import type { Row } from "./report.ts";

const rounds = 5;
/** How long a load lasts. */
export const seconds = 3;

/** What wrk measured: the 99th percentile of a request's time is in milliseconds. */
interface Load {
  requests: number;
  perSecond: number;
  p99: number;
}

/**
 * Asks for an address over 16 connections for some seconds.
 * @param more parameters of wrk
 * @param cpus the processors that it may use, the measuring one unless said
 * @throws Error when a request isn't answered well
 */
export function load(
  url: string,
  headers: Record<string, string> = {},
  more: string[] = [],
  cpus?: string,
): Load {
  const parameters = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const output = run("wrk", ["-t1", "-c16", `-d${seconds}s`, "--latency", ...parameters, ...more, url], cpus);
  if (/Non-2xx or 3xx|Socket errors/.test(output))
    throw new Error(`Not every request of ${url} was answered well:\n${output}`);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output)!;
  return {
    requests: Number(/(\d+) requests in/.exec(output)![1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)![1]),
    p99: Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"],
  };
}

/** Ours against nginx, in turns, so that a machine whose speed drifts treats both alike. */
function compare(ours: () => number, theirs: () => number): { ours: number; theirs: number; ratio: number } {
  const pairs = Array.from({ length: rounds }, () => [ours(), theirs()] as const);
  return {
    ours: median(pairs.map(([mine]) => mine)),
    theirs: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([mine, other]) => mine / other)),
  };
}

/** Cached answers side by side with nginx, and pages that have to be rendered. */
export async function measureThroughput(): Promise<Row[]> {
  needPackages({ wrk: "wrk", ...nginxPackages });
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const { child: server, port } = await startServer("dist/server/server.js", {
    DATA_DIR: path.join(folder, "data"),
    LOG_LEVEL: "info",
  });
  const origin = `http://127.0.0.1:${port}`;
  const home = await capture(`${origin}/`, "home.html");
  const list = await capture(`${origin}/api/v1/article/active`, "list.json");
  const nginx = await startNginx(folder, [home.answer, list.answer]);
  const theirs = `http://127.0.0.1:${nginx.port}`;
  const br = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  const theirTag = (await fetch(`${theirs}/home.html`, { headers: br })).headers.get("etag")!;

  const page = compare(
    () => load(`${origin}/`, br).perSecond,
    () => load(`${theirs}/home.html`, br).perSecond,
  );
  const unchanged = compare(
    () => load(`${origin}/`, { ...br, "If-None-Match": home.etag }).perSecond,
    () => load(`${theirs}/home.html`, { ...br, "If-None-Match": theirTag }).perSecond,
  );
  const json = compare(
    () => load(`${origin}/api/v1/article/active`, br).perSecond,
    () => load(`${theirs}/list.json`, br).perSecond,
  );
  await stop(server);
  await stop(nginx.child);

  const bare = await startServer("dist/bench/uncached-server.js", {
    DATA_DIR: path.join(folder, "data"),
    LOG_LEVEL: "warn",
  });
  const bareOrigin = `http://127.0.0.1:${bare.port}`;
  load(`${bareOrigin}/`);
  const rendered = Array.from({ length: rounds }, () => load(`${bareOrigin}/`));
  const saved = Array.from({ length: rounds }, () => load(`${bareOrigin}/?saved`));
  const read = Array.from({ length: rounds }, () => load(`${bareOrigin}/?load`));
  await stop(bare.child);
  rmSync(folder, { recursive: true });

  const against = (
    what: string,
    { ours, theirs: other, ratio }: ReturnType<typeof compare>,
    aim: string,
  ): Row => ({
    what,
    figure: `${ratio.toFixed(2)} of nginx (${Math.round(ours)} to ${Math.round(other)} requests/s)`,
    aim,
  });
  const perSecond = (runs: Load[]) =>
    `${Math.round(median(runs.map((each) => each.perSecond)))} pages/s, p99 ${median(runs.map((each) => each.p99)).toFixed(1)} ms`;
  return [
    against("home page from the cache, br", page, "≥ 0.9"),
    against("home page unchanged (304)", unchanged, "≥ 0.9"),
    against("JSON list from the cache", json, "≥ 0.9"),
    {
      what: "home page for another consent, from the rendered page in memory",
      figure: perSecond(rendered),
      aim: "≥ 5000/s, p99 < 15 ms",
    },
    {
      what: "home page after a save of the settings, rendered anew",
      figure: perSecond(saved),
      aim: "≥ 1500/s",
    },
    { what: "home page with all of its data read again", figure: perSecond(read), aim: "–" },
  ];
}

/** Takes an answer in each encoding as our server sends it. */
async function capture(url: string, name: string): Promise<{ answer: Answer; etag: string }> {
  const get = async (encoding: string) => {
    // fetch would decode the body; curl gives it as it came.
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
