import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeDurably } from "./files.ts";

test("of files that are written together none is left when one of them can't be", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "files-"));
  await mkdir(path.join(folder, "b/taken"), { recursive: true });
  const files = ["a/one", "b/taken"].map((file) => ({
    path: path.join(folder, file),
    bytes: Buffer.from("x"),
  }));
  await expect(writeDurably(files)).rejects.toThrow(/taken/);
  expect(await readdir(path.join(folder, "a"))).toEqual([]);
  expect(await readdir(path.join(folder, "b"))).toEqual(["taken"]);
  await rm(folder, { recursive: true });
});

test("a file that was there before stays when one that is written with it can't be", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "files-"));
  await writeFile(path.join(folder, "live"), "x");
  await mkdir(path.join(folder, "taken/inside"), { recursive: true });
  const files = ["live", "new", "taken"].map((name) => ({
    path: path.join(folder, name),
    bytes: Buffer.from("x"),
  }));
  await expect(writeDurably(files)).rejects.toThrow(/taken/);
  expect((await readdir(folder)).toSorted()).toEqual(["live", "taken"]);
  expect(await readFile(path.join(folder, "live"), "utf8")).toBe("x");
  await rm(folder, { recursive: true });
});
