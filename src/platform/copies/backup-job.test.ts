import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { configOf, restoreFile } from "#test/support/copies.ts";
import { createDatabase } from "#test/support/databases.ts";
import { backupJob, lastNight } from "./backup-job.ts";
import { createJobRunner } from "#src/platform/jobs.ts";

test.each([
  ["2026-07-15T01:00:00Z", "2026-07-15T01:00:00Z"],
  ["2026-07-15T00:59:59Z", "2026-07-14T01:00:00Z"],
  ["2026-07-15T23:30:00Z", "2026-07-15T01:00:00Z"],
  ["2026-11-22T01:30:00Z", "2026-11-21T02:00:00Z"],
])("at %s the last backup was due at %s, which is three at night", (now, due) => {
  expect(lastNight(Temporal.Instant.from(now)).toString()).toBe(due);
});

test("without BACKUP_URL there is no such job", async () => {
  await using context = await openTestContext();
  expect(backupJob(context)).toBeUndefined();
});

test("a backup is made at once, then once a night, and the last two days' stay", async () => {
  await using opened = await openTestContext({ now: "2026-07-15T10:00:00Z" });
  const url = path.join(opened.config.dataDir, "backups");
  const context = { ...opened, config: { ...opened.config, backup: { url, keep: 2, key: undefined } } };
  let seconds = 0;
  const runner = createJobRunner(context, [backupJob(context)!], () => seconds * 1000);
  const atTime = async (now: string) => {
    opened.setNow(now);
    seconds += 3600;
    await runner.look();
    await expect
      .poll(() => context.db.selectFrom("job").select("heldBy").execute())
      .toEqual([{ heldBy: null }]);
    return (await readdir(url))
      .filter((name) => name.startsWith("campsite-"))
      .map((name) => name.slice(14, 30));
  };
  expect(await atTime("2026-07-15T10:00:00Z")).toEqual(["07-15T10-00-00Z."]);
  expect(await atTime("2026-07-16T00:59:00Z")).toEqual(["07-15T10-00-00Z."]);
  expect(await atTime("2026-07-16T01:10:00Z")).toEqual(["07-15T10-00-00Z.", "07-16T01-10-00Z."]);
  expect(await atTime("2026-07-16T20:00:00Z")).toHaveLength(2);
  expect(await atTime("2026-07-19T08:00:00Z")).toEqual(["07-16T01-10-00Z.", "07-19T08-00-00Z."]);
  await runner.stop();

  await using place = await createDatabase("SQLite");
  const { manifest } = await restoreFile(
    path.join(url, "campsite-2026-07-19T08-00-00Z.tar"),
    configOf(place),
  );
  expect(manifest.takenAt).toBe("2026-07-19T08:00:00Z");
});
