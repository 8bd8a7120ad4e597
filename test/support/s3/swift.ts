import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "#src/platform/config.ts";
import { freePort } from "#test/support/free-port.ts";

/** OpenStack Swift, a third-party store, with its S3 interface. */
export interface Swift extends AsyncDisposable {
  config: S3Config;
  /** Sends a signed request and reads the response. @param path below the store's address, such as "/bucket?uploads" */
  ask(method: string, path: string): Promise<{ status: number; body: string }>;
}

const credentials = { accessKeyId: "campsite:drill", secretAccessKey: "drilled" };

const kinds = ["account", "container", "object"] as const;

/**
 * Starts Swift in a temporary folder, with one disk and one copy of each file. It needs Debian's swift-proxy,
 * swift-account, swift-container and swift-object, and a file system with extended attributes.
 */
export async function startSwift(): Promise<Swift> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-swift-"));
  stack.defer(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "disks/one"), { recursive: true });
  const [port, ...ports] = await Promise.all([freePort(), ...kinds.map(freePort)]);
  for (const [index, kind] of kinds.entries()) makeRing(folder, kind, ports[index]!);
  const programs = [
    ...kinds.map((kind, index) => ({ kind, conf: storageConf(folder, kind, ports[index]!) })),
    { kind: "proxy", conf: proxyConf(folder, port) },
  ];
  for (const { kind, conf } of programs) {
    const file = path.join(folder, `${kind}.conf`);
    writeFileSync(file, conf);
    const program = spawn(`swift-${kind}-server`, [file], { stdio: ["ignore", "ignore", "inherit"] });
    await once(program, "spawn");
    stack.defer(async () => {
      program.kill("SIGKILL");
      if (program.exitCode === null && program.signalCode === null) await once(program, "exit");
    });
  }
  const config = { url: `http://127.0.0.1:${port}`, bucket: undefined, region: "us-east-1", ...credentials };
  const client = new AwsClient({ ...credentials, region: config.region, service: "s3" });
  const ask: Swift["ask"] = async (method, asked) => {
    const answer = await fetch(await client.sign(config.url + asked, { method }));
    return { status: answer.status, body: await answer.text() };
  };
  for (let tries = 0; ; tries++) {
    const answer = await ask("GET", "/").catch((error: unknown) => error as Error);
    if (!(answer instanceof Error) && answer.status === 200) break;
    if (tries === 300) throw new Error(`Swift doesn't answer: ${JSON.stringify(answer)}`);
    await setTimeout(200);
  }
  const started = stack.move();
  return { config, ask, [Symbol.asyncDispose]: () => started[Symbol.asyncDispose]() };
}

/** Writes the ring of one kind of server, with one device. */
function makeRing(folder: string, kind: string, port: number): void {
  const build = (...words: string[]) =>
    execFileSync("swift-ring-builder", [path.join(folder, `${kind}.builder`), ...words]);
  build("create", "4", "1", "0");
  build("add", `r1z1-127.0.0.1:${port}/one`, "1");
  build("rebalance");
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${os.userInfo().username}
swift_dir = ${folder}
`;

const storageConf = (folder: string, kind: string, port: number) => `${common(folder, port)}
devices = ${folder}/disks
mount_check = false

[pipeline:main]
pipeline = ${kind}-server

[app:${kind}-server]
use = egg:swift#${kind}
`;

/** TABLE  the pipeline of requests, as in Swift's own example for S3. */
const proxyConf = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache s3api tempauth copy slo proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
# Swift requires the address of a memcached, but works without one.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_campsite_drill = ${credentials.secretAccessKey} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
`;
