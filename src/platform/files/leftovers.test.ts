import { randomUUID } from "node:crypto";
import { access, mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { createDatabase } from "#test/support/databases.ts";
import { filesBelow } from "#test/support/uploads/upload.ts";
import { startSweepingDisk, sweepDisk, sweepingJob } from "./leftovers.ts";

test("sweepDisk() removes half-written files after a day, database copies after thirty days, and nothing else", async () => {
  await using context = await openTestContext({ now: "2026-07-15T10:00:00Z" });
  const { dataDir } = context.config;
  const put = async (name: string, time: string) => {
    const file = path.join(dataDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, "half");
    await utimes(file, new Date(time), new Date(time));
    return name;
  };
  const halfWritten = () => [
    `images/640/brygge-1a2b3c4d.webp.${randomUUID()}`,
    `pdf/regler-1a2b3c4d.pdf.${randomUUID()}`,
    `incoming/${randomUUID()}`,
    `images/incoming/${randomUUID()}`,
    `campsite.before-019-resources.sqlite.${randomUUID()}`,
    `campsite.before-019-resources.sqlite.${randomUUID()}-journal`,
  ];
  const old = await Promise.all([
    ...halfWritten().map((name) => put(name, "2026-07-14T09:59:59Z")),
    put("campsite.before-018-identity-in-law.sqlite", "2026-06-15T09:59:59Z"),
  ]);
  const others = ["webcam/bilde1.jpg", "images/640/brygge-1a2b3c4d.webp", "pdf/regler-1a2b3c4d.pdf"];
  const kept = [
    ...(await Promise.all(halfWritten().map((name) => put(name, "2026-07-14T10:00:01Z")))),
    ...(await Promise.all(others.map((name) => put(name, "2026-01-01T00:00:00Z")))),
    await put("campsite.before-019-resources.sqlite", "2026-06-15T10:00:01Z"),
    "campsite.sqlite",
  ];
  expect(await sweepDisk(context)).toBe(old.length);
  const isThere = (name: string) =>
    access(path.join(dataDir, name)).then(
      () => true,
      () => false,
    );
  expect(await Promise.all(old.map(isThere))).toEqual(old.map(() => false));
  expect(await Promise.all(kept.map(isThere))).toEqual(kept.map(() => true));
  expect(await sweepDisk(context)).toBe(0);
});

test("each machine sweeps its own disk, and one machine sweeps the storage", async () => {
  await using context = await openTestContext({ now: "2026-07-15T10:00:00Z" });
  await using place = await createDatabase("SQLite");
  const other = { ...context, config: { ...context.config, dataDir: place.dataDir } };
  const halfWritten = async ({ config }: Context, folder: string) => {
    const file = path.join(config.dataDir, folder, randomUUID());
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, "half");
    await utimes(file, 0, 0);
  };
  await halfWritten(other, "incoming");
  await halfWritten(context, "images");
  expect(await sweepingJob(other).run(new AbortController().signal)).toEqual({ files: 1 });
  expect(await filesBelow(context, "images")).toEqual([]);
  // According to the job's row, the last run was a year ago.
  const job = { name: "sweeping", failures: 0, heldBy: null, failingSince: null, fault: null };
  const at = { dueAt: "2025-07-15T10:00:00Z", lastSucceededAt: "2025-07-15T10:00:00Z" };
  await context.db
    .insertInto("job")
    .values({ ...job, ...at })
    .execute();
  await startSweepingDisk(other)();
  expect(await filesBelow(other, "incoming")).toHaveLength(1);
  await context.db.updateTable("job").set({ lastSucceededAt: "2026-07-15T09:00:00Z" }).execute();
  await startSweepingDisk(other)();
  expect(await filesBelow(other, "incoming")).toEqual([]);
});
