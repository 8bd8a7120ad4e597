/*
 * Backs up, restores and moves a site with 100,000 messages and 10,000 photos. The site first has SQLite and a folder.
 * The drill backs up this site and restores the backup. Then the drill moves the site to PostgreSQL and a bucket, backs
 * up the site to a bucket, and moves the site back. Guests write during each backup and read during each move. The
 * drill prints the time of each step, and fails if data is lost or differs.
 */
import assert from "node:assert/strict";
import { fork, spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { askDatabase, compareSites } from "#test/support/copies/compare-sites.ts";
import { startPostgres } from "#test/support/postgres/postgres.ts";

const [messages, photos, writesPerSecond] = [100_000, 10_000, 50];
/** The maximum number of concurrent writes, so that a slow machine gets fewer writes per second. */
const maxAtOnce = 20;
/** The number of writes that must be accepted before a backup starts, and the time limit for these writes. */
const before = { writes: 100, seconds: 120 };
const folder = mkdtempSync(path.join(os.tmpdir(), "copies-"));
const place = (name: string) => path.join(folder, name);
const at = new Date().toISOString().replace(/\.\d+/, "");

const started = new Set<ChildProcess>();

function start(program: string, environment: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [`dist/server/${program}.js`, ...words], {
    env: { PATH: process.env["PATH"], PORT: "0", FORM_LIMIT: "999999", ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  started.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const waitForOutput = async (sign: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = sign.exec(output);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(output);
      await setTimeout(20);
    }
  };
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, waitForOutput, ended, output: () => output };
}

/** Runs a program, expects success, and prints its time. */
async function run(what: string, ...given: Parameters<typeof start>): Promise<void> {
  const startedAt = performance.now();
  const { code, output } = await start(...given).ended;
  assert.equal(code, 0, output);
  report(what, startedAt, output.trim().split("\n")[0]!);
}

const report = (what: string, startedAt: number, more: string) =>
  console.log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s. ${more}`);

async function serve(environment: Record<string, string>) {
  const site = start("server", environment);
  const [, port] = await site.waitForOutput(/"port":(\d+)/);
  return { ...site, origin: `http://127.0.0.1:${port}` };
}

async function stop({ child, ended }: ReturnType<typeof start>): Promise<void> {
  child.kill("SIGTERM");
  assert.equal((await ended).code, 0);
}

/** Adds rows and files to the demo while the demo isn't running. */
function fill(dataDir: string): void {
  const database = new DatabaseSync(path.join(dataDir, "campsite.sqlite"));
  const hash = (number: number) => createHash("sha256").update(String(number)).digest("hex").slice(0, 8);
  database.exec("begin");
  const message = database.prepare(
    `insert into feedback (version, updatedAt, name, email, mobile, message, ip, sentDate, source)
     values (1, ?, 'Kari Nordmann', ?, '+47 412 34 567', ?, '', ?, 'contact')`,
  );
  const search = database.prepare("insert into feedbackSearch (id, email) values (?, ?)");
  for (let number = 0; number < messages; number++) {
    const text = `Er det plass til bobil nr. ${number}? ${"Vi kommer til sommeren med to barn og hund. ".repeat(5)}`;
    const email = `kari${number}@example.com`;
    search.run(message.run(at, email, text, at).lastInsertRowid, email);
  }
  const photo = database.prepare(
    `insert into photo (version, updatedAt, galleryId, filename, title, description, alternativeText, sortorder,
       createdDate, showInGallery, width, height, placeholder) values (1, ?, 1, ?, 'x', '', 'x', ?, ?, 0, 1280, 960, '')`,
  );
  for (let number = 0; number < photos; number++) {
    const name = `bilde-${hash(number)}`;
    photo.run(at, `${name}.jpg`, 1000 + number, at);
    for (const width of [320, 640, 960, 1280])
      for (const format of ["jpg", "webp", "avif"])
        writeFileSync(
          path.join(dataDir, `images/${width}/${name}.${format}`),
          `${number} ${width} ${format} `.repeat(20),
        );
  }
  database.exec("commit");
  database.close();
}

/**
 * Sends messages until the returned `stop` is called.
 * @param beginning the beginning of each message's text
 */
function write(origin: string, beginning: string) {
  const over = new AbortController();
  const accepted: string[] = [];
  const refused: number[] = [];
  const sendOne = async (number: number): Promise<void> => {
    const text = beginning + number;
    const body = JSON.stringify({
      name: "N",
      email: "n@example.com",
      mobilePhone: "12345",
      message: text,
      source: "contact",
    });
    const answer = await fetch(`${origin}/api/v1/feedback`, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
    });
    if (answer.ok) accepted.push(text);
    else refused.push(answer.status);
  };
  const done = (async () => {
    const sent = new Set<Promise<void>>();
    for (let number = 0; !over.signal.aborted; number++) {
      if (sent.size >= maxAtOnce) await Promise.race(sent);
      const one = sendOne(number).finally(() => sent.delete(one));
      sent.add(one);
      await setTimeout(1000 / writesPerSecond);
    }
    await Promise.all(sent);
    return { accepted, refused };
  })();
  // If the drill fails, no code awaits this promise.
  done.catch(() => {});
  /**
   * Waits until `before.writes` writes are accepted.
   * @returns all accepted writes
   * @throws AssertionError when fewer writes are accepted within `before.seconds`
   */
  const startedAt = async (): Promise<string[]> => {
    const until = performance.now() + before.seconds * 1000;
    while (accepted.length < before.writes && performance.now() < until) await setTimeout(20);
    assert.ok(
      accepted.length >= before.writes,
      `${accepted.length} writes accepted, refused: ${refused.join(" ")}`,
    );
    return [...accepted];
  };
  return { begun: startedAt, stop: () => (over.abort(), done) };
}

/** Reads pages until the returned function is called. */
function read(origin: string) {
  const over = new AbortController();
  const times: number[] = [];
  const done = (async () => {
    for (let number = 0; !over.signal.aborted; number++) {
      const startedAt = performance.now();
      assert.equal((await fetch(`${origin}/en${["", "/news", "/prices"][number % 3]}`)).status, 200);
      times.push(performance.now() - startedAt);
      await setTimeout(10);
    }
    const sorted = times.toSorted((a, b) => a - b);
    return `${times.length} pages read meanwhile, 99 % within ${Math.round(sorted[Math.floor(sorted.length * 0.99)]!)} ms`;
  })();
  return () => (over.abort(), done);
}

async function compare(one: Record<string, string>, other: Record<string, string>): Promise<void> {
  const startedAt = performance.now();
  const { rows, files } = await compareSites(one, other);
  report("Compared", startedAt, `${rows} rows and ${files} files are the same, byte by byte.`);
}

/** Moves a running site while guests read, and stops it. */
async function moveSite(what: string, from: Record<string, string>, ...words: string[]): Promise<void> {
  const site = await serve(from);
  const stopReading = read(site.origin);
  const startedAt = performance.now();
  const moving = start("move", from, ...words);
  await moving.waitForOutput(/press Enter/);
  report(what, startedAt, `${moving.output().split("\n")[0]} ${await stopReading()}.`);
  await stop(site);
  moving.child.stdin.end("\n");
  assert.equal((await moving.ended).code, 0);
}

let underWrites = 0;

/**
 * Backs up a site while guests write. Checks that every write in the backup was accepted, and that no write from before
 * the backup is missing.
 * @param to the settings of a new, empty site
 */
async function backUpUnderWrites(
  from: Record<string, string>,
  file: string,
  to: Record<string, string>,
): Promise<void> {
  const site = await serve(from);
  // Each round has its own texts, because the site still has the texts of earlier rounds.
  const beginning = `drill ${++underWrites}: `;
  const writing = write(site.origin, beginning);
  const early = await writing.begun();
  await run("Backed up under writes", "backup", from, file);
  const { accepted, refused } = await writing.stop();
  console.log(`${accepted.length} writes accepted meanwhile, ${refused.length} refused.`);
  assert.ok(accepted.length > early.length, "no write was accepted during the backup");
  await stop(site);
  await run("Restored", "restore", to, file);
  const textsIn = async (settings: Record<string, string>) =>
    (await askDatabase(settings, `select message from feedback where message like '${beginning}%'`)).map(
      ({ message }) => String(message),
    );
  const [inSite, inBackup, unpaired] = await Promise.all([
    textsIn(from),
    textsIn(to),
    askDatabase(
      to,
      'select id from feedback left join "feedbackSearch" using (id) where "feedbackSearch".email is null',
    ),
  ]);
  assert.deepEqual(inSite.toSorted(), accepted.toSorted());
  const inBackupSet = new Set(inBackup);
  const [lost, acceptedSet] = [early.filter((text) => !inBackupSet.has(text)), new Set(accepted)];
  const unknown = inBackup.filter((text) => !acceptedSet.has(text));
  assert.deepEqual({ lost, unknown, unpaired }, { lost: [], unknown: [], unpaired: [] });
  console.log(
    `The backup has all ${early.length} writes from before its start, and ${inBackup.length} complete writes in all.`,
  );
}

const postgres = await startPostgres();
// The store encrypts the continuation tokens of long lists with DES.
const storeProcess = fork("test/support/s3/store-process.ts", { execArgv: ["--openssl-legacy-provider"] });
const [store] = (await once(storeProcess, "message")) as [Record<string, string>];
try {
  const first = { DATA_DIR: place("first") };
  await stop(await serve(first));
  mkdirSync(place("backups"));
  await run("Demo backed up", "backup", first, place("backups/demo.tar"));
  await run("Demo restored", "restore", { DATA_DIR: place("demo") }, place("backups/demo.tar"));
  const demo = performance.now();
  const restored = await serve({ DATA_DIR: place("demo") });
  assert.equal((await fetch(`${restored.origin}/`)).status, 200);
  report("and its first page", demo, "");
  await stop(restored);

  fill(place("first"));
  await backUpUnderWrites(first, place("backups/large.tar"), { DATA_DIR: place("second") });

  const inBucket = { ...store, DATABASE_URL: postgres.url, DATA_DIR: place("machine") };
  const { S3_BUCKET: bucket, ...storeAlone } = store;
  const words = ["--to", postgres.url, "--files", `s3://${bucket}`];
  await moveSite("Moved to PostgreSQL and a bucket", { ...first, ...storeAlone }, ...words);
  await compare(first, inBucket);
  await backUpUnderWrites(inBucket, "s3://backups/large.tar", { ...storeAlone, DATA_DIR: place("third") });
  const back = ["--to", `sqlite:${place("fourth")}`, "--files", place("fourth")];
  await moveSite("and back to SQLite and a folder", inBucket, ...back);
  await compare(inBucket, { DATA_DIR: place("fourth") });
} finally {
  for (const child of started) child.kill("SIGKILL");
  storeProcess.disconnect();
  await once(storeProcess, "exit");
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
