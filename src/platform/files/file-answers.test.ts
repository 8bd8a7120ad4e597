import { expect, test, vi } from "vitest";
import { openTestContext } from "#test/support/context.ts";
import { inTransaction, openContext } from "#src/platform/context.ts";
import { cacheNames } from "./file-answers.ts";

test("cacheNames() reads the list once for any number of requests, and again after a write", async () => {
  await using context = await openTestContext();
  const list = vi.fn<() => Promise<string[]>>(async () => ["a"]);
  const has = cacheNames(context, list);
  const asked = await Promise.all(Array.from({ length: 500 }, (_, number) => has(`made-up-${number}`)));
  expect(new Set(asked)).toEqual(new Set([false]));
  expect(await has("a")).toBe(true);
  expect(list).toHaveBeenCalledTimes(1);

  list.mockResolvedValue(["b"]);
  await inTransaction(context, async () => {});
  expect([await has("a"), await has("b")]).toEqual([false, true]);
  expect(list).toHaveBeenCalledTimes(2);
});

test("cacheNames() finds a name that another process has just added", async () => {
  await using context = await openTestContext();
  const other = await openContext(context.config, []);
  await using _ = other.db;
  const list = vi.fn<() => Promise<string[]>>(async () => ["a"]);
  const has = cacheNames(context, list);
  expect(await has("a")).toBe(true);

  list.mockResolvedValue(["b"]);
  await inTransaction(other, async () => {});
  expect(await has("b")).toBe(true);
  expect(await has("a")).toBe(false);
});

test("cacheNames() reads the list again after a failed attempt", async () => {
  await using context = await openTestContext();
  const list = vi
    .fn<() => Promise<string[]>>(async () => ["a"])
    .mockRejectedValueOnce(new Error("out of reach"));
  const has = cacheNames(context, list);
  await expect(has("a")).rejects.toThrow("out of reach");
  expect(await has("a")).toBe(true);
});
