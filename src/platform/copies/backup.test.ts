import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { readStatus } from "#src/features/status/status.server.ts";
import { namesIn, type Storage } from "#src/platform/files/storage.ts";
import { createJobRunner } from "#src/platform/jobs/jobs.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { childrenOf } from "#test/support/processes.ts";
import { startStore } from "#test/support/s3/s3.ts";
import { makeKeys } from "./archive/encryption.ts";
import { backupJob } from "./backup-job.ts";
import { backUpByDate, hasBackup, listBackups } from "./backup.ts";
import { openPlace, type Place } from "./places.ts";

const backupsIn = async (place: Storage) =>
  (await namesIn(place, "")).filter((name) => name.includes("campsite-")).toSorted();

const withKey = (context: TestContext, key: string | undefined) => ({
  ...context,
  config: { ...context.config, backup: { ...context.config.backup, keep: 1, key } },
});

/** Returns a place that flips one bit in each stored archive. */
const withSpoiltArchives = (place: Place): Place => ({
  ...place,
  put: (files) =>
    place.put(
      files.map(({ name, content }) => ({
        name,
        content: content instanceof Uint8Array ? content : spoilt(content),
      })),
    ),
});

async function* spoilt(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isSpoilt = false;
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    // The pieces with the archive's headers are shorter and stay intact.
    if (!isSpoilt && bytes.length > 1000) {
      bytes[bytes.length >> 1]! ^= 1;
      isSpoilt = true;
    }
    yield bytes;
  }
}

describe.each(["a folder", "a bucket"])("a backup in %s", (kind) => {
  test.each(["plain", "encrypted with the secret key", "encrypted with the public key"])(
    "that is %s is removed if its stored bytes differ from the written bytes",
    async (how) => {
      await using opened = await openTestContext();
      await using store = kind === "a bucket" ? await startStore() : undefined;
      const place = store
        ? await openPlace("s3://backups", { ...opened.config, s3: store.config })
        : await openPlace(`${opened.config.dataDir}/backups`, opened.config);
      const { secret, shared } = await makeKeys();
      const keys = { plain: undefined, "encrypted with the secret key": secret };
      const context = withKey(opened, how in keys ? keys[how as keyof typeof keys] : shared);
      const { name } = await backUpByDate(context, place);
      expect(await backupsIn(place)).toEqual([name]);
      for (const day of ["16", "17"]) {
        opened.setNow(`2026-07-${day}T10:00:00Z`);
        await expect(backUpByDate(context, withSpoiltArchives(place))).rejects.toThrow(/^The archive/);
        expect(await backupsIn(place)).toEqual([name]);
      }
      opened.setNow("2026-07-19T10:00:00Z");
      const next = await backUpByDate(context, place);
      expect(await backupsIn(place)).toEqual([next.name]);
    },
  );
});

// TABLE  ways in which the verification of a backup ends early
const endings: [string, (pid: number, stopping: AbortController) => void, RegExp][] = [
  [
    "is killed",
    (pid) => process.kill(pid, "SIGKILL"),
    /^The archive could not be verified: The process ended with SIGKILL/,
  ],
  ["is aborted", (_, stopping) => stopping.abort(new Error("The site stops.")), /^The site stops\.$/],
];
test.each(endings)("a backup is removed when its verification %s", async (_, end, reason) => {
  await using opened = await openTestContext();
  await using store = await startStore();
  const { secret, shared } = await makeKeys();
  const context = withKey(opened, secret);
  const place = await openPlace("s3://backups", { ...opened.config, s3: store.config });
  // The backup asks for the archive's size just before the verification. From then on the store doesn't respond.
  let asked = Infinity;
  const waiting: typeof place = {
    ...place,
    size: (name) =>
      place.size(name).finally(() => {
        asked = store.requests.length;
        store.fail("waits");
      }),
  };
  const stopping = new AbortController();
  const made = backUpByDate(context, waiting, stopping.signal).catch((error: Error) => error);
  const pid = await vi.waitUntil(verifier, { timeout: 20_000 });
  await vi.waitUntil(() => store.requests.length > asked, { timeout: 20_000 });
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8");
  for (const key of [secret, shared, store.config.secretAccessKey]) expect(commandLine).not.toContain(key);
  end(pid, stopping);
  // The store answers again, so the backup can remove the archive.
  store.fail(undefined);
  await vi.waitUntil(async () => (await verifier()) === undefined, { timeout: 20_000 });
  expect((await made) as Error).toHaveProperty("message", expect.stringMatching(reason));
  expect(await namesIn(place, "")).toEqual([]);
});

/** Returns the id of the process that verifies a backup; undefined when there is none. */
async function verifier(): Promise<number | undefined> {
  for (const pid of await childrenOf(process.pid))
    if ((await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes("verify-tasks")) return pid;
  return undefined;
}

test("a backup is removed when a restore of this backup would change a value", async () => {
  await using opened = await openTestContext();
  const context = withKey(opened, undefined);
  const place = await openPlace(`${opened.config.dataDir}/backups`, opened.config);
  const faq = faqKind.input.parse({ question: "Hvor?", answer: "<p>Her.</p>", sortorder: 7 });
  await faqCollection.save(opened, faq);
  const good = await backUpByDate(context, place);
  // This column is text here and a number in a restored site, so the restored rows differ.
  await sql`drop index "faq_in_list"`.execute(opened.db);
  await sql`alter table "faq" drop column "sortorder"`.execute(opened.db);
  await sql`alter table "faq" add column "sortorder" text default '7' not null`.execute(opened.db);
  opened.setNow("2026-07-16T10:00:00Z");
  await expect(backUpByDate(context, place)).rejects.toThrow(
    "The archive can't be restored: The rows of faq differ in the copy.",
  );
  expect(await backupsIn(place)).toEqual([good.name]);
});

test("an unverified backup of a killed process isn't listed, and the next backup removes its files", async () => {
  await using opened = await openTestContext();
  const context = withKey(opened, undefined);
  const place = await openPlace(`${opened.config.dataDir}/backups`, opened.config);
  const { name } = await backUpByDate(context, place);
  const left = name.replace("07-15", "07-16");
  const others = [left.replace(/[\da-f]{8}\.tar/, "00000000.tar"), "site.tar"].flatMap((each) => [
    each,
    `${each}.unverified`,
  ]);
  const files = [left, `${left}.unverified`, ...others];
  await place.put(files.map((each) => ({ name: each, content: Buffer.from("x") })));
  expect(await listBackups(place)).toEqual([name]);
  expect(await Promise.all([name, left, "site.tar"].map((each) => hasBackup(place, each)))).toEqual([
    true,
    false,
    false,
  ]);
  opened.setNow("2026-07-15T11:00:00Z");
  const next = await backUpByDate(context, place);
  expect((await namesIn(place, "")).filter((each) => !each.startsWith("erased-")).toSorted()).toEqual(
    [next.name, ...others].toSorted(),
  );
});

test("while backups can't be restored, the backup job fails, leaves no archive, and is shown as failing in the status", async () => {
  await using opened = await openTestContext();
  await sql`pragma foreign_keys = 0`.execute(opened.db);
  await opened.db
    .insertInto("feedbackAnswer")
    .values({ feedbackId: 77, text: "Ja.", author: "Kari", messageId: "", sentDate: "2026-07-15T09:00:00Z" })
    .execute();
  const url = `${opened.config.dataDir}/backups`;
  const config = { ...opened.config, backup: { ...opened.config.backup, url } };
  const context = { ...opened, config };
  let seconds = 0;
  const runner = createJobRunner(context, [backupJob(context)!], () => seconds * 1000);
  const failures = async () => (await context.db.selectFrom("job").select("failures").execute())[0]?.failures;
  for (const minute of [0, 10, 20]) {
    opened.setNow(`2026-07-15T10:${String(minute).padStart(2, "0")}:00Z`);
    seconds += 600;
    await runner.poll();
    await expect.poll(failures, { timeout: 20_000 }).toBe(minute / 10 + 1);
    expect(await readdir(url)).toEqual([]);
  }
  expect(await readStatus(context)).toMatchObject({ hasBackup: true, backupVerifiedAt: null });
  expect((await readStatus(context)).checks).toContainEqual({
    of: "job",
    name: "backup",
    isGood: false,
    succeededAt: null,
    failingSince: "2026-07-15T10:00:00Z",
    fault: "ArchiveError",
  });

  await context.db.deleteFrom("feedbackAnswer").execute();
  opened.setNow("2026-07-15T10:30:00Z");
  seconds += 600;
  await runner.poll();
  await expect.poll(failures, { timeout: 20_000 }).toBe(0);
  expect(await readStatus(context)).toMatchObject({ backupVerifiedAt: "2026-07-15T10:30:00Z" });
  await runner.stop();
});
