/*
 * Tests files and backups in a third-party store: Debian's OpenStack Swift with its S3 interface. The drill runs the
 * storage tests, checks that aborted uploads leave nothing, and backs up and restores a site with files in the store.
 * It needs a build, and swift-proxy, swift-account, swift-container and swift-object.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { openS3Storage } from "#src/platform/files/s3-storage.ts";
import { startServer } from "#test/support/server.ts";
import { startSwift } from "#test/support/s3/swift.ts";

await using swift = await startSwift();
const folder = mkdtempSync(path.join(os.tmpdir(), "campsite-drill-"));
const { url, accessKeyId, secretAccessKey } = swift.config;
const store = { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
for (const bucket of ["tests", "files", "backups", "restored"])
  assert.equal((await swift.ask("PUT", `/${bucket}`)).status, 200);

await run("node_modules/.bin/vitest", ["run", "src/platform/files/storage.test.ts"], {
  ...store,
  S3_BUCKET: "tests",
});

// Aborted multipart uploads leave nothing.
const unfinished = async () =>
  (await swift.ask("GET", "/tests?uploads")).body.match(/<UploadId>/g)?.length ?? 0;
const storage = openS3Storage({ ...swift.config, bucket: "tests" });
async function* brokenOff(): AsyncGenerator<Uint8Array> {
  for (let times = 0; times < 3; times++) yield Buffer.alloc(8 * 1024 * 1024);
  assert.equal(await unfinished(), 1);
  throw new Error("broken off");
}
await assert.rejects(storage.put([{ name: "broken/off", content: brokenOff() }]), /broken off/);
assert.equal(await unfinished(), 0);
await swift.ask("POST", "/tests/of-a-killed-process?uploads");
assert.equal(await storage.sweep(Temporal.Now.instant().subtract({ hours: 24 })), 0);
assert.equal(await storage.sweep(Temporal.Now.instant().add({ hours: 1 })), 1);
assert.equal(await unfinished(), 0);
console.log("Interrupted uploads leave nothing behind.");

// A site has its files and its backup in the store.
const site = { ...store, DATA_DIR: path.join(folder, "first"), S3_BUCKET: "files" };
const shown = await serve(site);
const backup = "s3://backups/site/first.tar";
await timed("backed up", () => run(process.execPath, ["dist/server/backup.js", backup], site));
const again = { ...store, DATA_DIR: path.join(folder, "second"), S3_BUCKET: "restored" };
await timed("restored", () => run(process.execPath, ["dist/server/restore.js", backup], again));
assert.deepEqual(await serve(again), shown);
console.log(`The same ${shown.length} answers from the restored site, pictures and documents among them.`);
rmSync(folder, { recursive: true });

/** Serves a site, and reads pages and all files on these pages. @returns each file's path and ETag */
async function serve(environment: Record<string, string>): Promise<string[]> {
  await using server = startServer({ ...environment, DATABASE_URL: "" });
  const origin = await server.origin;
  const pages = await Promise.all(
    ["/info/gallery", "/info/documents"].map(async (page) => (await fetch(origin + page)).text()),
  );
  const names = new Set(pages.join("").match(/\/data\/(images|pdf)\/[\w./-]+/g));
  assert.ok(names.size > 50);
  const answers: string[] = [];
  for (const name of [...names].toSorted()) {
    const { status, headers } = await fetch(origin + name);
    assert.equal(status, 200, name);
    answers.push(`${name} ${headers.get("etag")}`);
  }
  server.signal("SIGTERM");
  await server.ended;
  return answers;
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`${what} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Runs a program, expects success, and prints its output. */
async function run(program: string, words: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn(program, words, {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  console.log((await text(child.stdout)).trim());
  assert.deepEqual(await ended, [0, null]);
}
