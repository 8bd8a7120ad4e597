import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startStore, type TestStore } from "#test/support/s3/s3.ts";
import { openPlace } from "#src/platform/copies/places.ts";
import { readConfig } from "#src/platform/config.ts";
import { openFolderStorage } from "./folder-storage.ts";
import { openS3Storage } from "./s3-storage.ts";
import { namesIn, type Storage } from "./storage.ts";

interface TestStorage extends AsyncDisposable {
  storage: Storage;
}

/** TABLE  functions that open an empty storage of each type. */
const storages: Record<string, () => Promise<TestStorage>> = {
  async "a folder"() {
    const folder = await mkdtemp(path.join(os.tmpdir(), "storage-"));
    const storage = openFolderStorage(folder);
    return { storage, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
  },
  async "a bucket"() {
    const store = await startStore();
    return {
      storage: openS3Storage(store.config),
      [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
    };
  },
};

/** If the settings name a bucket, the tests also run on it. So they can test a real S3 service. */
const { s3: named } = readConfig(process.env);
if (named?.bucket !== undefined) {
  const storage = openS3Storage({ ...named, bucket: named.bucket });
  storages["the bucket of the settings"] = async () => ({ storage, [Symbol.asyncDispose]: async () => {} });
}

const bytes = (text: string) => Buffer.from(text);

async function* inParts(...parts: (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield bytes(part);
  }
}

describe.each(Object.entries(storages))("%s", (_, open) => {
  let opened: TestStorage;
  let storage: Storage;
  beforeAll(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterAll(() => opened[Symbol.asyncDispose]());

  const text = async (name: string) => (await storage.get(name))?.toString();

  test("returns a stored file as a whole and as a stream, and returns its size", async () => {
    await storage.put([{ name: "images/640/brygge-1a2b3c4d.webp", content: bytes("brygge") }]);
    expect(await storage.get("images/640/brygge-1a2b3c4d.webp")).toEqual(bytes("brygge"));
    expect(await buffer((await storage.read("images/640/brygge-1a2b3c4d.webp"))!)).toEqual(bytes("brygge"));
    expect(await storage.size("images/640/brygge-1a2b3c4d.webp")).toBe(6);
  });

  test("returns undefined for a name without a file", async () => {
    await storage.put([{ name: "there/file", content: bytes("x") }]);
    for (const name of ["there/fil", "there/file2", "there"]) {
      expect([name, await storage.get(name)]).toEqual([name, undefined]);
      expect([name, await storage.read(name)]).toEqual([name, undefined]);
      expect([name, await storage.size(name)]).toEqual([name, undefined]);
    }
  });

  test("refuses invalid names, such as names that lead outside the storage", async () => {
    const names = [
      "",
      "/etc/passwd",
      "../out",
      "a/../../out",
      "a//b",
      "a/",
      "a\\b",
      ".hidden",
      "a/.b",
      "å",
      "a\0b",
    ];
    for (const name of names) {
      await expect((async () => storage.get(name))(), name).rejects.toThrow(RangeError);
      await expect(storage.put([{ name, content: bytes("x") }]), name).rejects.toThrow(RangeError);
    }
  });

  test("stores files from streams, and empty files", async () => {
    await storage.put([
      { name: "parts/some", content: inParts("a", "", "bc") },
      { name: "parts/none", content: inParts() },
      { name: "parts/empty", content: bytes("") },
    ]);
    expect([await text("parts/some"), await text("parts/none"), await text("parts/empty")]).toEqual([
      "abc",
      "",
      "",
    ]);
  });

  test("stores a file of several parts from a stream and returns it unchanged", async () => {
    const part = Buffer.alloc(3 * 1024 * 1024 + 1, "Sjøbris");
    async function* large() {
      for (let times = 0; times < 6; times++) yield part;
    }
    await storage.put([{ name: "parts/large", content: large() }]);
    expect(await storage.size("parts/large")).toBe(6 * part.length);
    const digest = async (content: AsyncIterable<Uint8Array>) => {
      const hash = createHash("sha256");
      for await (const chunk of content) hash.update(chunk);
      return hash.digest("hex");
    };
    expect(await digest((await storage.read("parts/large"))!)).toBe(await digest(large()));
    await storage.remove(["parts/large"]);
  });

  test("accepts a file that is already stored", async () => {
    for (let time = 0; time < 2; time++) await storage.put([{ name: "again/file", content: bytes("same") }]);
    expect(await text("again/file")).toBe("same");
    expect(await namesIn(storage, "again/")).toEqual(["again/file"]);
  });

  test("doesn't store a file whose stream fails, and keeps the file that another process has stored meanwhile", async () => {
    const file = { name: "together/live", content: bytes("live") };
    const breaksOff = async function* () {
      yield bytes("half");
      await storage.put([file]);
      throw new Error("broken off");
    };
    const files = [file, { name: "together/broken", content: breaksOff() }];
    await expect(storage.put(files)).rejects.toThrow("broken off");
    expect(await namesIn(storage, "together/")).toEqual(["together/live"]);
    expect(await text("together/live")).toBe("live");
  });

  test("lists the files in a folder with their size and time", async () => {
    const before = Temporal.Now.instant().subtract({ seconds: 2 });
    const names = ["list/a/1", "list/a/b/2", "list/c/3", "listed/4"];
    await storage.put(names.map((name) => ({ name, content: bytes(name) })));
    expect((await namesIn(storage, "list/")).toSorted()).toEqual(names.slice(0, 3));
    expect(await namesIn(storage, "nothing/")).toEqual([]);
    const [file] = await Array.fromAsync(storage.list("list/c/"));
    expect(file).toMatchObject({ name: "list/c/3", bytes: 8 });
    expect(Temporal.Instant.compare(file!.storedAt, before)).toBe(1);
  });

  test("removes files and ignores missing files", async () => {
    await storage.put(["gone/1", "gone/2", "gone/3"].map((name) => ({ name, content: bytes("x") })));
    await storage.remove(["gone/1", "gone/2", "gone/none", "nowhere/none"]);
    expect(await namesIn(storage, "gone/")).toEqual(["gone/3"]);
    expect(await storage.get("gone/1")).toBeUndefined();
  });
});

describe("a bucket", () => {
  let store: TestStore;
  let storage: Storage;
  beforeAll(async () => {
    store = await startStore();
    storage = openS3Storage(store.config, [1, 1]);
    await storage.put([{ name: "a/file", content: bytes("x") }]);
  });
  afterAll(() => store[Symbol.asyncDispose]());
  afterEach(() => store.fail(undefined));

  test.each(["answers 503", "hangs up"] as const)("is asked again when it %s for a moment", async (fault) => {
    store.fail(fault, 2);
    expect(await storage.size("a/file")).toBe(1);
    store.fail(fault, 2);
    await storage.put([{ name: "a/other", content: bytes("y") }]);
    expect(await namesIn(storage, "a/")).toEqual(["a/file", "a/other"]);
  });

  test.each(["answers 503", "hangs up"] as const)("is unavailable when it %s for longer", async (fault) => {
    store.fail(fault);
    const before = store.requests.length;
    const unavailable = { kind: "storage-unavailable", headers: { "Retry-After": "5" } };
    await expect(storage.size("a/file")).rejects.toMatchObject(unavailable);
    expect(store.requests.length - before).toBe(3);
    await expect(storage.put([{ name: "a/new", content: bytes("z") }])).rejects.toMatchObject(unavailable);
    store.fail(undefined);
    expect(await storage.get("a/new")).toBeUndefined();
  });

  test("returns a file from memory after the first read; simultaneous reads share one request", async () => {
    await storage.put([{ name: "a/kept", content: bytes("kept") }]);
    const before = store.requests.length;
    await Promise.all(Array.from({ length: 20 }, () => storage.get("a/kept")));
    expect(store.requests.slice(before)).toEqual(["GET /site/a/kept"]);
    store.fail("hangs up");
    expect(await storage.get("a/kept")).toEqual(bytes("kept"));
  });

  test("reports a wrong key and a missing bucket", async () => {
    const stranger = openS3Storage({ ...store.config, secretAccessKey: "guessed" });
    await expect(stranger.get("a/file")).rejects.toMatchObject({
      kind: "storage-unavailable",
      cause: { message: expect.stringContaining("site at http://127.0.0.1:") },
    });
    await expect(openS3Storage({ ...store.config, bucket: "none" }).get("a/file")).rejects.toMatchObject({
      cause: {
        message: expect.stringMatching(/^none at .* answers 404 NoSuchBucket: there is no such bucket$/),
      },
    });
  });
});

test("a bucket returns the whole list when the store sends the list in pages", async () => {
  const rest = "after/b+c=&";
  const entry = (name: string) =>
    `<Contents><Key>a/${name}</Key><LastModified>2026-07-15T10:00:00.000Z</LastModified><Size>1</Size></Contents>`;
  const server = createServer((request, response) => {
    const asked = new URL(request.url!, "http://localhost").searchParams;
    const isRest = asked.get("continuation-token") === rest;
    const more = `<NextContinuationToken>${rest.replace("&", "&amp;")}</NextContinuationToken>`;
    response.end(`<ListBucketResult>${isRest ? entry("last") : entry("first") + more}</ListBucketResult>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const url = `http://127.0.0.1:${port}`;
  const storage = openS3Storage({ url, bucket: "site", region: "us-east-1", ...keys });
  expect(await namesIn(storage, "a/")).toEqual(["a/first", "a/last"]);
  server.closeAllConnections();
  server.close();
});

test("sweep() aborts only old unfinished uploads below the prefix, even if the store ignores the prefix", async () => {
  const aborted: string[] = [];
  const upload = (name: string, day: number) =>
    `<Upload><Key>${name}</Key><UploadId>${day}</UploadId><Initiated>2026-07-${day}T10:00:00.000Z</Initiated></Upload>`;
  const server = createServer((request, response) => {
    if (request.method === "DELETE") aborted.push(request.url!);
    const uploads = [upload("copies/old", 10), upload("copies/new", 15), upload("others/old", 10)];
    response.end(`<ListMultipartUploadsResult>${uploads.join("")}</ListMultipartUploadsResult>`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const s3 = { url: `http://127.0.0.1:${port}`, bucket: undefined, region: "eu", ...keys };
  const place = await openPlace("s3://shared/copies", { s3 });
  expect(await place.sweep(Temporal.Instant.from("2026-07-14T10:00:00Z"))).toBe(1);
  expect(aborted).toEqual(["/shared/copies/old?uploadId=10"]);
  server.closeAllConnections();
  server.close();
});

test("a folder returns undefined for a name under which no file can exist", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "files-"));
  const storage = openFolderStorage(folder);
  await storage.put([{ name: "there/file", content: bytes("x") }]);
  for (const name of ["there/file/below", `there/${"a".repeat(300)}`])
    expect([await storage.get(name), await storage.size(name)]).toEqual([undefined, undefined]);
  await rm(folder, { recursive: true });
});
