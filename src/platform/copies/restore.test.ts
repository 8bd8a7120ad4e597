import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { packTar, unpackTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { openContext } from "#src/platform/context.ts";
import { openFolderStorage } from "#src/platform/files/folder-storage.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { configOf, contentsOf, restoreFile } from "#test/support/copies/copies.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { manifestSum, type Manifest } from "#src/platform/copies/archive/archive.ts";
import { backUp } from "./backup.ts";
import { makeKeys } from "#src/platform/copies/archive/encryption.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "backups-"));
});
afterAll(() => rm(folder, { recursive: true }));

const faq = (sortorder: number) =>
  faqKind.input.parse({ question: "Hvor?", answer: "<p>Her: æøå 🏕</p>", sortorder });

/** Backs up a site. @param name the archive's path in the folder @returns its absolute path */
async function backUpTo(name: string, context: TestContext, key?: string): Promise<string> {
  const site = { ...context, config: { ...context.config, backup: { ...context.config.backup, key } } };
  const file = path.join(folder, name);
  await backUp(site, openFolderStorage(path.dirname(file)), path.basename(file));
  return file;
}

describe.each([
  ["SQLite", "PostgreSQL"],
  ["PostgreSQL", "SQLite"],
] as const)("a site on %s, restored to %s", (from, to) => {
  test("is the same in every row, id and file, and goes on", async () => {
    await using context = await openTestContext({ database: from, isSeeded: true });
    for (let index = 0; index < 3; index++) await faqCollection.save(context, faq(index));
    const last = (await faqCollection.save(context, faq(9))).id;
    await faqCollection.remove!(context, { id: last });
    const file = await backUpTo(`${from}/site.tar`, context);

    await using place = await createDatabase(to);
    const config = configOf(place);
    const { files } = await restoreFile(file, config);
    expect(files).toBeGreaterThan(200);
    expect(await contentsOf(config, await openStorage(config))).toEqual(
      await contentsOf(context.config, await openStorage(context.config)),
    );
    const restored = await openContext(config, { isStarting: true });
    await using _ = restored.db;
    expect((await faqCollection.save(restored, faq(0))).id).toBe(last + 1);
    await expect(restoreFile(file, config)).rejects.toThrow(/There is a site already/);
  });
});

test.each(databases)("a backup of %s in the middle of writes shows one moment", async (database) => {
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
    [1, 2, 3].map((number) => backUpTo(`busy-${database}-${number}.tar`, context)),
  );
  over.abort();
  await Promise.all(writers);
  for (const file of files) {
    await using place = await createDatabase("SQLite");
    await restoreFile(file, configOf(place));
    const { db } = await openContext(configOf(place));
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

describe("an archive that can't be restored", () => {
  let archive: Buffer;
  let secret: string;
  beforeAll(async () => {
    await using context = await openTestContext();
    await faqCollection.save(context, faq(1));
    await context.storage.put([{ name: "pdf/regler-1a2b3c4d.pdf", content: Buffer.from("A PDF") }]);
    archive = await readFile(await backUpTo("good.tar", context));
    ({ secret } = await makeKeys());
    await backUpTo("secret.tar.age", context, secret);
  });

  /** Restores these bytes to a new place, and says what came of it and whether the place was touched. */
  async function attempt(bytes: Uint8Array, key?: string): Promise<string> {
    const file = path.join(folder, "attempt.tar");
    await writeFile(file, bytes);
    const dataDir = path.join(folder, "untouched");
    const config = configOf({ dataDir, databaseUrl: "" });
    const outcome = await restoreFile(file, config, key).then(
      () => "restored",
      (error: Error) => error.message,
    );
    const isTouched = await access(dataDir).then(
      () => true,
      () => false,
    );
    await rm(dataDir, { recursive: true, force: true });
    expect(isTouched, outcome).toBe(outcome === "restored");
    return outcome;
  }

  /** The archive with other entries. */
  async function changed(change: (entries: Map<string, Buffer>) => void): Promise<Uint8Array> {
    const unpacked = await unpackTar(archive);
    const entries = new Map(unpacked.map(({ header, data }) => [header.name, Buffer.from(data!)]));
    change(entries);
    return packTar([...entries].map(([name, body]) => ({ header: { name, size: body.length }, body })));
  }

  const withManifest = (change: (manifest: Manifest) => void) =>
    changed((entries) => {
      const manifest = JSON.parse(entries.get("manifest.json")!.toString()) as Manifest;
      change(manifest);
      const bytes = Buffer.from(JSON.stringify(manifest));
      entries.set("manifest.json", bytes);
      entries.set("manifest.json.sha256", manifestSum(bytes));
    });

  const pdf = "files/pdf/regler-1a2b3c4d.pdf";
  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ["nothing", async () => Buffer.alloc(0), /cut off|read to its end/],
    ["something else", async () => Buffer.from("PK\x03\x04".repeat(500)), /read to its end|cut off/],
    ["an entry missing", () => changed((entries) => entries.delete(pdf)), /lacks files\/pdf/],
    [
      "an entry too many",
      () => changed((entries) => entries.set("x", Buffer.from("x"))),
      /goes on after its end, with x/,
    ],
    [
      "another file",
      () => changed((entries) => entries.set(pdf, Buffer.from("B PDF"))),
      /is damaged: files\/pdf/,
    ],
    [
      "other rows",
      () => changed((entries) => entries.set("rows/faq/000001.jsonl.gz", gzipSync("{}\n"))),
      /is damaged: rows\/faq/,
    ],
    [
      "unreadable rows",
      () => changed((entries) => entries.set("rows/faq/000001.jsonl.gz", Buffer.from("x"))),
      /can't be read/,
    ],
    [
      "a file that isn't in its manifest",
      () => withManifest(({ entries }) => delete entries[pdf]),
      /doesn't name/,
    ],
    ["another number of rows", () => withManifest(({ tables }) => (tables["faq"]!.rows = 2)), /rows of faq/],
    [
      "a newer form",
      () => withManifest((manifest) => Object.assign(manifest, { format: 2 })),
      /newer program/,
    ],
    [
      "a newer schema",
      () => withManifest(({ schema }) => schema.push("999-later")),
      /newer version.*999-later/,
    ],
  ])("with %s is refused before anything is touched", async (_, make, reason) => {
    expect(await attempt(await make())).toMatch(reason);
  });

  test("cut off anywhere is refused before anything is touched", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: archive.length - 1025 }), async (length) => {
        expect(await attempt(archive.subarray(0, length))).toMatch(/^The archive/);
      }),
      { numRuns: 20 },
    );
  });

  test("with any other byte is refused before anything is touched, unless the byte says nothing", async () => {
    const files = (bytes: Uint8Array) =>
      unpackTar(bytes).then((all) => all.map(({ header, data }) => [header.name, data]));
    const wanted = await files(archive);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: archive.length - 1 }), async (at) => {
        const bytes = Buffer.from(archive);
        bytes[at]! ^= 0x11;
        const outcome = await attempt(bytes);
        if (outcome === "restored") expect(await files(bytes)).toEqual(wanted);
        else expect(outcome).toMatch(/^The archive/);
      }),
      { numRuns: 40 },
    );
  });

  test("that is encrypted is restored with its key alone, and whole", async () => {
    const encrypted = await readFile(path.join(folder, "secret.tar.age"));
    expect(encrypted.includes("regler-1a2b3c4d")).toBe(false);
    expect(await attempt(encrypted)).toMatch(/set BACKUP_KEY to the secret key/);
    expect(await attempt(encrypted, (await makeKeys()).shared)).toMatch(/the public key, which only writes/);
    expect(await attempt(encrypted, (await makeKeys()).secret)).toMatch(
      /can't be decrypted with this BACKUP_KEY/,
    );
    for (const length of [100, 3000, encrypted.length - 1])
      expect(await attempt(encrypted.subarray(0, length), secret)).toMatch(/^The archive/);
    const changedByte = Buffer.from(encrypted);
    changedByte[encrypted.length - 2000]! ^= 1;
    expect(await attempt(changedByte, secret)).toMatch(/^The archive can't be read to its end/);
    expect(await attempt(encrypted, secret)).toBe("restored");
  });
});
