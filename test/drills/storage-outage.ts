/*
 * Three machines with PostgreSQL and a bucket lose their store during writes of every kind. The store first answers
 * 503, then closes connections, then hangs. Writes with files must be refused, and everything else must work.
 * Afterwards, every acknowledged write must exist. Each row must have its files, and each file must have its row. The
 * drill needs a build. AWAY is the length of each failure in seconds, 20 by default.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { openS3Storage } from "#src/platform/files/s3-storage.ts";
import { openStaffSession } from "#test/processes/guests-and-staff.ts";
import { Inspection } from "#test/processes/killed-site/inspection.ts";
import { KilledSite } from "#test/processes/killed-site/killed-site.ts";
import { Ledger } from "#test/processes/killed-site/ledger.ts";
import type { Calls } from "#test/processes/killed-site/steps.ts";
import { Writers } from "#test/processes/killed-site/writers.ts";
import { startMachines } from "#test/processes/machines.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";
import { startPostgres } from "#test/support/postgres/postgres.ts";
import { startStore } from "#test/support/s3/s3.ts";

const seconds = Number(process.env["AWAY"] ?? 20);

await using stack = new AsyncDisposableStack();
const dataDir = mkdtempSync(join(os.tmpdir(), "campsite-drill-"));
stack.defer(() => rmSync(dataDir, { recursive: true }));
const staff = stack.use(await openStaffSession());
const mail = stack.use(await startMailServer());
const store = stack.use(await startStore());
const postgres = await startPostgres();
stack.defer(() => postgres.stop());
const environment = {
  ...store.environment,
  DATABASE_URL: postgres.url,
  SMTP_URL: mail.url,
  MAIL_FROM: "skjema@camping.example",
  MAIL_TO: "post@camping.example",
  FORM_LIMIT: "999999",
};
const machines = stack.use(await startMachines(staff, environment));
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
stack.defer(() => client.end());
const query = async (statement: string): Promise<Record<string, unknown>[]> =>
  (await client.query(statement)).rows;
const storage = openS3Storage(store.config);

const ledger = new Ledger();
let isAway = false;
const refused: Record<string, number> = {};
const calls: Calls = {
  async staff(path, options, ...expected) {
    const wasAway = isAway;
    const answer = await machines.call(path, options);
    const { status, headers, body } = answer;
    if (expected.includes(status)) return answer;
    const call = `${options.method ?? (options.body ? "POST" : "GET")} ${path.replace(/\d+.*/, "")}`;
    if ((wasAway || isAway) && status === 503 && headers["retry-after"])
      refused[call] = (refused[call] ?? 0) + 1;
    else ledger.fault(`${call}: ${status} ${body.slice(0, 200)}`);
    return answer;
  },
  guest: (path, options) => machines.get(path, options),
};
const writers = new Writers(calls, ledger);
const inspection = new Inspection({ storage, query }, { calls, ledger, mail });

const over = new AbortController();
const written = writers.write(over.signal);
const read = visit(over.signal);
await setTimeout(3000);
for (const way of ["answers 503", "hangs up", "hangs"] as const) {
  const before = acknowledged();
  isAway = true;
  store.fail(way);
  await setTimeout(seconds * 1000);
  store.fail(undefined);
  isAway = false;
  console.log(`The store ${way} for ${seconds} s: ${acknowledged() - before} writes acknowledged meanwhile.`);
  const back = performance.now();
  const uploads = () => ledger.outcome.acknowledged["/photos uploaded"] ?? 0;
  for (const had = uploads(); uploads() === had;) await setTimeout(20);
  console.log(`  Back, and a picture is stored after ${Math.round(performance.now() - back)} ms.`);
}
await setTimeout(3000);
over.abort();
await written;
console.log(await read);
console.log(`Acknowledged: ${JSON.stringify(ledger.outcome.acknowledged)}`);
console.log(`Refused for now: ${JSON.stringify(refused)}`);

await inspection.inspectAll(240);
await checkPages();
await machines.stop();
const later = new KilledSite(
  { environment: { ...environment, DATA_DIR: dataDir }, storage, query },
  staff,
  mail,
);
await later.passDays();
await inspection.inspectFiles();
const [lost] = await query(`select fault from job where name = 'stored-files' and fault is not null`);
if (lost) ledger.fault(`rows have no files: ${JSON.stringify(lost)}`);
const faults = [...ledger.outcome.faults, ...later.outcome.faults];
console.log(`${faults.length} faults`);
for (const each of faults.slice(0, 20)) console.log(`  ${each}`);
await stack.disposeAsync();
process.exit(faults.length > 0 ? 1 : 0);

function acknowledged(): number {
  return Object.values(ledger.outcome.acknowledged).reduce((total, count) => total + count, 0);
}

/** Reads the pages that show files, at each machine in turn. */
async function visit(signal: AbortSignal): Promise<string> {
  let [pages, slowest] = [0, 0];
  for (; !signal.aborted; pages++) {
    const startedAt = performance.now();
    const page = ["/", "/info/gallery", "/info/documents", "/de/info/gallery"][pages % 4]!;
    const { status } = await machines.get(page);
    if (status !== 200) ledger.fault(`${page}: ${status}`);
    slowest = Math.max(slowest, performance.now() - startedAt);
    await setTimeout(20);
  }
  return `${pages} pages read meanwhile, the slowest in ${Math.round(slowest)} ms.`;
}

/** Checks that each machine serves every file that the pages name. */
async function checkPages(): Promise<void> {
  for (const page of ["/", "/info/gallery", "/info/documents"]) {
    const { body } = await machines.get(page);
    const files = new Set(body.match(/\/data\/(?:images|pdf)\/[\w/.-]+/g));
    console.log(`${page} names ${files.size} files.`);
    for (const file of files)
      await machines.atAll(async (origin) => {
        const { status } = await fetch(origin + file, { method: "HEAD" });
        if (status !== 200) ledger.fault(`${page} names ${file}: ${status}`);
      });
  }
}
