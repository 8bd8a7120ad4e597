import { site } from "#src/site.server.ts";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { openContext } from "#src/platform/context.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { openTestContext } from "#test/support/context.ts";
import { backUpTo, configOf, contentsOf, restoreFile } from "#test/support/copies/copies.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { openFolderStorage } from "#src/platform/files/folder-storage.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { repeatErasures } from "#src/features/feedback/privacy/erased-feedback.server.ts";
import { stateOf } from "./incomplete-copy.ts";
import { restore } from "./restore.ts";
import { listSiteFiles } from "./site-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "backups-"));
});
afterAll(() => rm(folder, { recursive: true }));

const faq = (sortorder: number) =>
  faqKind.input.parse({ question: "Hvor?", answer: "<p>Her: æøå 🏕</p>", sortorder });

describe.each([
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
] as const)("a site on %s, restored to %s", (from, to) => {
  test("has the same rows, ids and files, and accepts new rows", async () => {
    await using context = await openTestContext({ database: from, isSeeded: true });
    for (let index = 0; index < 3; index++) await faqCollection.save(context, faq(index));
    const last = (await faqCollection.save(context, faq(9))).id;
    await faqCollection.remove!(context, { id: last });
    const file = await backUpTo(`${folder}/${from}/site.tar`, context);

    await using place = await createDatabase(to);
    const config = configOf(place);
    const { files } = await restoreFile(file, config);
    expect(files).toBeGreaterThan(200);
    expect(await contentsOf(config, await openStorage(config))).toEqual(
      await contentsOf(context.config, await openStorage(context.config)),
    );
    const restored = await openContext(config, site, { isStarting: true });
    await using _ = restored.db;
    expect((await faqCollection.save(restored, faq(0))).id).toBe(last + 1);
    await expect(restoreFile(file, config)).rejects.toThrow(/The target already has a site/);
  });
});

test.each(databases)("a backup of %s during writes has the data of one point in time", async (database) => {
  await using context = await openTestContext({ database });
  const over = new AbortController();
  const writers = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      await faqCollection.save(context, faq(0));
      await setTimeout(5);
    }
  });
  await expect.poll(() => context.db.selectFrom("faq").select("id").execute()).not.toEqual([]);
  const files = await Promise.all(
    [1, 2, 3].map((number) => backUpTo(`${folder}/busy-${database}-${number}.tar`, context)),
  );
  over.abort();
  await Promise.all(writers);
  for (const file of files) {
    await using place = await createDatabase("SQLite");
    await restoreFile(file, configOf(place));
    const { db } = await openContext(configOf(place), site);
    await using _ = db;
    const ids = async (table: "faq" | "historyEntry", column: "id" | "resourceId") =>
      (
        await db
          .selectFrom(table)
          .select(column as "id")
          .orderBy(column as "id")
          .execute()
      ).map((row) => Object.values(row)[0]);
    const { version } = await db.selectFrom("contentVersion").select("version").executeTakeFirstOrThrow();
    const kept = await ids("faq", "id");
    expect(kept).toEqual(await ids("historyEntry", "resourceId"));
    expect(kept).toHaveLength(version - 1);
  }
});

test.each(databases)("a restore to %s that fails halfway leaves the place empty", async (database) => {
  await using context = await openTestContext();
  await context.storage.put([
    { name: "pdf/regler-1a2b3c4d.pdf", content: Buffer.from("A PDF") },
    { name: "plan/kart-1a2b3c4d.svg", content: Buffer.from("A plan") },
  ]);
  const file = await backUpTo(`${folder}/failing-${database}.tar`, context);
  await using place = await createDatabase(database);
  const config = configOf(place);
  const storage = await openStorage(config);
  const put: typeof storage.put = async (files) => {
    await storage.put(files.slice(0, 1));
    throw new Error("the disk is full");
  };
  const source = { place: openFolderStorage(folder), name: path.basename(file), key: undefined };
  const failing = restore(source, {
    config,
    storage: { ...storage, put },
    repeatErasures,
    holdAnnouncements: async () => {},
    holdPassedPlans: async () => 0,
  });
  await expect(failing).rejects.toThrow("the disk is full");
  {
    await using db = await openDatabase(config);
    expect(await stateOf(db)).toBe("empty");
  }
  expect(await Array.fromAsync(listSiteFiles(storage))).toEqual([]);
  expect((await restoreFile(file, config)).files).toBe(2);
});
