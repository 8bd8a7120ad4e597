import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { configOf } from "#test/support/copies/copies.ts";
import { createDatabase } from "#test/support/databases.ts";
import { readConfig } from "#src/platform/config.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { startStore } from "#test/support/s3/s3.ts";
import { backUp } from "./backup.ts";
import { openPlace } from "./places.ts";
import { restore } from "./restore.ts";
import { backupJob, lastNight } from "./backup-job.ts";
import { createJobRunner } from "#src/platform/jobs/jobs.ts";

test.each([
  ["2026-07-15T01:00:00Z", "2026-07-15T01:00:00Z"],
  ["2026-07-15T00:59:59Z", "2026-07-14T01:00:00Z"],
  ["2026-07-15T23:30:00Z", "2026-07-15T01:00:00Z"],
  ["2026-11-22T01:30:00Z", "2026-11-21T02:00:00Z"],
])("at %s the last backup was due at %s, 3 a.m. in Oslo", (now, due) => {
  expect(lastNight(Temporal.Instant.from(now)).toString()).toBe(due);
});

test("there is no backup job without BACKUP_URL", async () => {
  await using context = await openTestContext();
  expect(backupJob(context)).toBeUndefined();
});

test.each(["a folder", "a bucket"])(
  "the job backs up to %s at once and then every night, and keeps the last two days with backups",
  async (kind) => {
    await using opened = await openTestContext({ now: "2026-07-15T10:00:00Z" });
    await using store = kind === "a bucket" ? await startStore() : undefined;
    const url = store ? "s3://site/backups/nightly" : path.join(opened.config.dataDir, "backups");
    const config = {
      ...opened.config,
      s3: store && { ...store.config, bucket: undefined },
      backup: { url, keep: 2, key: undefined },
    };
    const context = { ...opened, config };
    const place = await openPlace(url, config);
    let seconds = 0;
    const runner = createJobRunner(context, [backupJob(context)!], () => seconds * 1000);
    const atTime = async (now: string) => {
      opened.setNow(now);
      seconds += 3600;
      await runner.poll();
      await expect
        .poll(() => context.db.selectFrom("job").select(["heldBy", "fault"]).execute())
        .toEqual([{ heldBy: null, fault: null }]);
      const names = (await namesIn(place, "")).filter((name) => name.startsWith("campsite-"));
      return names.toSorted().map((name) => name.slice(14, 29));
    };
    expect(await atTime("2026-07-15T10:00:00Z")).toEqual(["07-15T10-00-00Z"]);
    expect(await atTime("2026-07-16T00:59:00Z")).toEqual(["07-15T10-00-00Z"]);
    expect(await atTime("2026-07-16T01:10:00Z")).toEqual(["07-15T10-00-00Z", "07-16T01-10-00Z"]);
    expect(await atTime("2026-07-16T20:00:00Z")).toHaveLength(2);
    expect(await atTime("2026-07-19T08:00:00Z")).toEqual(["07-16T01-10-00Z", "07-19T08-00-00Z"]);
    await runner.stop();

    await using empty = await createDatabase("SQLite");
    const target = configOf(empty);
    const { manifest } = await restore(
      {
        place,
        name: (await namesIn(place, "")).find((name) => name.includes("07-19T08-00-00Z-"))!,
        key: undefined,
      },
      {
        config: target,
        storage: await openStorage(target),
        repeatErasures: async () => 0,
        holdAnnouncements: async () => {},
        holdPassedPlans: async () => 0,
      },
    );
    expect(manifest.takenAt).toBe("2026-07-19T08:00:00Z");
  },
);

test("an aborted backup leaves no file and no open read transaction", async () => {
  await using context = await openTestContext({ isSeeded: true });
  const folder = path.join(context.config.dataDir, "backups");
  const place = await openPlace(folder, context.config);
  await expect(backUp(context, place, "site.tar", AbortSignal.abort())).rejects.toThrow(/aborted/);
  expect(await readdir(folder)).toEqual([]);
  // SQLite can empty the write-ahead log only after all readers have closed.
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(context.db);
  expect(rows[0]!.busy).toBe(0);
});

test("backup settings with a wrong form, or with a bucket but without S3_URL, are refused", async () => {
  const config = { s3: undefined, dataDir: "." };
  await expect(openPlace("s3://site/backups", config)).rejects.toThrow(/S3_URL .* must be set/);
  expect(() => readConfig({ BACKUP_URL: "s3://site" })).toThrow(/S3_URL must be the address of a store/);
  expect(() => readConfig({ BACKUP_URL: "ftp://site" })).toThrow(/BACKUP_URL must be empty/);
  expect(() => readConfig({ BACKUP_KEY: "secret" })).toThrow(/BACKUP_KEY must be empty/);
});
