import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFolderStorage } from "./folder-storage.ts";
import { namesIn, type Storage } from "./storage.ts";

interface TestStorage extends AsyncDisposable {
  storage: Storage;
}

/** TABLE  how to open each storage, empty. */
const storages: Record<string, () => Promise<TestStorage>> = {
  async "a folder"() {
    const folder = await mkdtemp(path.join(os.tmpdir(), "storage-"));
    const storage = openFolderStorage(folder);
    return { storage, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
  },
};

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

  test("gives what was put into it: whole, as a stream, and by its size", async () => {
    await storage.put([{ name: "images/640/brygge-1a2b3c4d.webp", content: bytes("brygge") }]);
    expect(await storage.get("images/640/brygge-1a2b3c4d.webp")).toEqual(bytes("brygge"));
    expect(await buffer((await storage.read("images/640/brygge-1a2b3c4d.webp"))!)).toEqual(bytes("brygge"));
    expect(await storage.size("images/640/brygge-1a2b3c4d.webp")).toBe(6);
  });

  test("has nothing under other names", async () => {
    await storage.put([{ name: "there/file", content: bytes("x") }]);
    for (const name of [
      "there/fil",
      "there/file2",
      "there",
      "there/file/below",
      `there/${"a".repeat(300)}`,
    ]) {
      expect([name, await storage.get(name)]).toEqual([name, undefined]);
      expect([name, await storage.read(name)]).toEqual([name, undefined]);
      expect([name, await storage.size(name)]).toEqual([name, undefined]);
    }
  });

  test("takes no name that leads elsewhere", async () => {
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

  test("takes files whose bytes come one after the other, also those of an empty one", async () => {
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

  test("puts again what is there already", async () => {
    for (let time = 0; time < 2; time++) await storage.put([{ name: "again/file", content: bytes("same") }]);
    expect(await text("again/file")).toBe("same");
    expect(await namesIn(storage, "again/")).toEqual(["again/file"]);
  });

  test("has none of several files when one of them breaks off, but those that were there", async () => {
    await storage.put([{ name: "together/live", content: bytes("live") }]);
    const files = [
      { name: "together/live", content: bytes("live") },
      { name: "together/new", content: bytes("new") },
      { name: "together/broken", content: inParts("half", new Error("broken off")) },
    ];
    await expect(storage.put(files)).rejects.toThrow("broken off");
    expect(await namesIn(storage, "together/")).toEqual(["together/live"]);
    expect(await text("together/live")).toBe("live");
  });

  test("lists what begins with a folder's name, with size and moment", async () => {
    const before = Temporal.Now.instant().subtract({ seconds: 2 });
    const names = ["list/a/1", "list/a/b/2", "list/c/3", "listed/4"];
    await storage.put(names.map((name) => ({ name, content: bytes(name) })));
    expect((await namesIn(storage, "list/")).toSorted()).toEqual(names.slice(0, 3));
    expect(await namesIn(storage, "nothing/")).toEqual([]);
    const [file] = await Array.fromAsync(storage.list("list/c/"));
    expect(file).toMatchObject({ name: "list/c/3", bytes: 8 });
    expect(Temporal.Instant.compare(file!.storedAt, before)).toBe(1);
  });

  test("removes files, and those that aren't there", async () => {
    await storage.put(["gone/1", "gone/2", "gone/3"].map((name) => ({ name, content: bytes("x") })));
    await storage.remove(["gone/1", "gone/2", "gone/none", "nowhere/none"]);
    expect(await namesIn(storage, "gone/")).toEqual(["gone/3"]);
    expect(await storage.get("gone/1")).toBeUndefined();
  });
});

test("of files that are put together none is left when the folder of one can't be made", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "files-"));
  await mkdir(path.join(folder, "b/taken"), { recursive: true });
  const files = ["a/one", "b/taken"].map((name) => ({ name, content: bytes("x") }));
  await expect(openFolderStorage(folder).put(files)).rejects.toThrow(/taken/);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(["a", "b", "b/taken"]);
  await rm(folder, { recursive: true });
});
