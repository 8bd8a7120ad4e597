import { createHash } from "node:crypto";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { packTar, unpackTar, type TarHeader } from "modern-tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { manifestSum, type Manifest } from "#src/platform/copies/archive/archive.ts";
import { makeKeys } from "#src/platform/copies/archive/encryption.ts";
import type { Row } from "#src/platform/copies/snapshot/database-snapshot.ts";
import { RowsDigest } from "#src/platform/copies/snapshot/rows-digest.ts";
import { migrationsBefore1 } from "#src/platform/database/upgrades/migrations-before-1.ts";
import { openTestContext } from "#test/support/context.ts";
import { backUpTo, configOf, restoreFile } from "#test/support/copies/copies.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "backups-"));
});
afterAll(() => rm(folder, { recursive: true }));

const faq = faqKind.input.parse({ question: "Hvor?", answer: "<p>Her: æøå 🏕</p>" });

const own = (value: unknown) => ({ value, enumerable: true });

describe("an archive", () => {
  let archive: Buffer;
  let secret: string;
  beforeAll(async () => {
    await using context = await openTestContext();
    await faqCollection.save(context, faq);
    await context.storage.put([{ name: "pdf/regler-1a2b3c4d.pdf", content: Buffer.from("A PDF") }]);
    archive = await readFile(await backUpTo(path.join(folder, "good.tar"), context));
    ({ secret } = await makeKeys());
    await backUpTo(path.join(folder, "secret.tar.age"), context, secret);
  });

  /** Restores an archive to a new place, and returns the outcome as a text. */
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

  async function changed(change: (entries: Map<string, Buffer>) => void): Promise<Uint8Array> {
    const unpacked = await unpackTar(archive);
    const entries = new Map(unpacked.map(({ header, data }) => [header.name, Buffer.from(data!)]));
    change(entries);
    return packTar([...entries].map(([name, body]) => ({ header: { name, size: body.length }, body })));
  }

  /** Returns the archive with a changed manifest. @param into receives all entries */
  const withManifest = (change: (manifest: Manifest) => void, into?: Map<string, Buffer>) =>
    changed((entries) => {
      const manifest = JSON.parse(entries.get("manifest.json")!.toString()) as Manifest;
      change(manifest);
      const bytes = Buffer.from(JSON.stringify(manifest));
      entries.set("manifest.json", bytes);
      entries.set("manifest.json.sha256", manifestSum(bytes));
      for (const [name, body] of entries) into?.set(name, body);
    });

  /** Returns the archive with one more entry, which the manifest lists too. */
  async function withEntry(
    name: string,
    body: Buffer,
    more: Partial<TarHeader> = {},
    change: (manifest: Manifest) => void = () => {},
  ): Promise<Uint8Array> {
    const entries = new Map<string, Buffer>();
    await withManifest((manifest) => {
      manifest.entries[name] = {
        bytes: body.length,
        sha256: createHash("sha256").update(body).digest("hex"),
      };
      change(manifest);
    }, entries);
    const all = [[name, body] as const, ...[...entries].filter(([other]) => other !== name)];
    return packTar(
      all.map(([each, bytes]) => ({
        header: { name: each, size: bytes.length, ...(each === name && more) },
        body: bytes,
      })),
    );
  }

  /** Returns the archive with other rows in a table, and with a matching manifest. */
  function withRows(table: string, rows: Row[]): Promise<Uint8Array> {
    const digest = new RowsDigest();
    digest.add(rows);
    const lines = gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    return withEntry(`rows/${table}/000001.jsonl.gz`, lines, {}, ({ tables }) => {
      tables[table] = digest.get();
    });
  }

  const row = {
    id: 1,
    version: 1,
    updatedAt: "2026-07-15T10:00:00Z",
    translations: "{}",
    question: "Hvor?",
    answer: "<p>Her.</p>",
    sortorder: 0,
    currentTranslations: "{}",
  };
  const answer = { id: 1, feedbackId: 77, text: "", author: "", messageId: "", sentDate: "" };
  const hostileFiles = [
    "files/campsite.sqlite",
    "files/campsite.sqlite-wal",
    "files/../campsite.sqlite",
    "files/images/../../campsite.sqlite",
    "files//etc/passwd",
    "files/images//etc/passwd",
    "files/images/.hidden",
    "files/C:\\images\\x.jpg",
    "files/backups/x.tar",
    "../images/x.jpg",
    "/etc/passwd",
    "rows/__proto__/000001.jsonl.gz",
    "rows/faq/../../x",
  ];
  const types = [
    "symlink",
    "link",
    "character-device",
    "block-device",
    "fifo",
    "directory",
  ] as const satisfies TarHeader["type"][];
  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ...hostileFiles.map((name): [string, () => Promise<Uint8Array>, RegExp] => [
      `an entry ${name}`,
      () => withEntry(name, Buffer.from("x")),
      /^The archive has ".*", which doesn't belong in a backup of a site\.$/,
    ]),
    ...types.map((type): [string, () => Promise<Uint8Array>, RegExp] => [
      `a ${type}`,
      () => withEntry("files/images/x.jpg", Buffer.alloc(0), { type, linkname: "../campsite.sqlite" }),
      /^The archive has "files\/images\/x\.jpg\/?", which isn't a file but a /,
    ]),
    ...["kysely_migration", "unfinishedCopy", "constructor", "searchIndex_data", "job"].map(
      (table): [string, () => Promise<Uint8Array>, RegExp] => [
        `a table ${table}`,
        () => withRows(table, [{ id: 1 }]),
        /^The archive has an unknown table, \w+\.$/,
      ],
    ),
    [
      "a table named __proto__ in its manifest",
      () => withManifest(({ tables }) => Object.defineProperty(tables, "__proto__", own(tables["faq"]))),
      /^The archive's manifest can't be read/,
    ],
    [
      "a column named __proto__",
      () => withRows("faq", [JSON.parse('{"id": 1, "__proto__": "x"}') as Row]),
      /^The archive has an unknown column, "__proto__"\.$/,
    ],
    [
      "a column named constructor",
      () => withRows("faq", [{ id: 1, constructor: "x" }]),
      /^The archive can't be restored: .*constructor/,
    ],
    [
      "a migration named __proto__",
      () => withManifest(({ schema }) => schema.push("__proto__")),
      /newer version/,
    ],
    [
      "a migration named toString",
      () => withManifest(({ schema }) => schema.push("toString")),
      /newer version/,
    ],
    // TABLE  rows that match the manifest, but differ after a restore
    ...(
      [
        ["a number as text", { sortorder: "0" }],
        ["a text as a number", { question: 7 }],
        ["no value where the table has a default", { translations: undefined }],
        ["no id", { id: null }],
      ] as const
    ).map(([what, change]): [string, () => Promise<Uint8Array>, RegExp] => [
      `a row with ${what}`,
      () => withRows("faq", [JSON.parse(JSON.stringify({ ...row, ...change })) as Row]),
      /^The archive can't be restored: The rows of faq differ in the copy\.$/,
    ]),
    [
      "a row that refers to a missing row",
      () => withRows("feedbackAnswer", [answer]),
      /^The archive can't be restored: A row of feedbackAnswer refers to a missing row of feedback\.$/,
    ],
    [
      "a missing table",
      () => withManifest(({ tables }) => delete tables["link"]),
      /^The archive lacks the table link\.$/,
    ],
  ])("with %s is refused before anything changes", async (_, make, reason) => {
    expect(await attempt(await make())).toMatch(reason);
  });

  const pdf = "files/pdf/regler-1a2b3c4d.pdf";
  test.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ["no bytes", async () => Buffer.alloc(0), /truncated|read to its end/],
    ["another kind of file", async () => Buffer.from("PK\x03\x04".repeat(500)), /read to its end|truncated/],
    ["a missing entry", () => changed((entries) => entries.delete(pdf)), /lacks files\/pdf/],
    [
      "an additional entry",
      () => changed((entries) => entries.set("x", Buffer.from("x"))),
      /has x.* after its end/,
    ],
    [
      "a file with other content",
      () => changed((entries) => entries.set(pdf, Buffer.from("B PDF"))),
      /is damaged: files\/pdf/,
    ],
    [
      "rows that don't match its manifest",
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
    [
      "rows after its files, which a restore doesn't read",
      () =>
        changed((entries) => {
          const behind = ["rows/faq/000001.jsonl.gz", "manifest.json", "manifest.json.sha256"];
          for (const [name, bytes] of behind.map((each) => [each, entries.get(each)!] as const)) {
            entries.delete(name);
            entries.set(name, bytes);
          }
        }),
      /^The archive can't be restored: The rows of faq differ in the copy/,
    ],
    ["a wrong number of rows", () => withManifest(({ tables }) => (tables["faq"]!.rows = 2)), /rows of faq/],
    [
      "a newer format",
      () => withManifest((manifest) => Object.assign(manifest, { format: 2 })),
      /newer program/,
    ],
    [
      "a newer schema",
      () => withManifest(({ schema }) => schema.push("999-later")),
      /newer version.*999-later/,
    ],
    [
      "an older schema",
      () => withManifest((manifest) => (manifest.schema = migrationsBefore1.toSpliced(36, 1))),
      /is older than the last release of version 0\.1 \(it lacks 038-home-page\)\. Restore it with the last release/,
    ],
  ])("with %s is refused before anything changes", async (_, make, reason) => {
    expect(await attempt(await make())).toMatch(reason);
  });

  test("is refused before anything changes, wherever it is cut off", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: archive.length - 1025 }), async (length) => {
        expect(await attempt(archive.subarray(0, length))).toMatch(/^The archive/);
      }),
      { numRuns: 20 },
    );
  });

  test("with any changed byte is refused before anything changes, unless the byte has no meaning", async () => {
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

  test("that is encrypted is restored only with its own secret key, and only when it is complete", async () => {
    const encrypted = await readFile(path.join(folder, "secret.tar.age"));
    expect(encrypted.includes("regler-1a2b3c4d")).toBe(false);
    expect(await attempt(encrypted)).toMatch(/set BACKUP_KEY to the secret key/);
    expect(await attempt(encrypted, (await makeKeys()).shared)).toMatch(
      /the public key, which can only encrypt/,
    );
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
