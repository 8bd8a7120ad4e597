import { beforeEach, describe, expect, test } from "vitest";
import { Cache } from "./cache.ts";

let time = 0;
let made = 0;
const make = async (expiresAt = Infinity) => ({ value: `value ${++made}`, expiresAt });
const createCache = (max = 10) => new Cache<string>({ max, now: () => time });

beforeEach(() => {
  time = 0;
  made = 0;
});

describe("Cache", () => {
  test("makes a value once for any number of simultaneous requests", async () => {
    const cache = createCache();
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.getOrMake("a", make)));
    expect(new Set(answers.map(({ value }) => value))).toEqual(new Set(["value 1"]));
    expect(cache.get("a")).toBe("value 1");
  });

  test("forgets everything when cleared", async () => {
    const cache = createCache();
    await cache.getOrMake("a", make);
    cache.clear();
    expect(cache.get("a")).toBeUndefined();
    expect((await cache.getOrMake("a", make)).value).toBe("value 2");
  });

  test("doesn't cache a value whose computation began before a write and ended after the write", async () => {
    const cache = createCache();
    const started = Promise.withResolvers<void>();
    const old = cache.getOrMake("a", async () => {
      await started.promise;
      return make();
    });
    cache.clear();
    started.resolve();
    expect((await old).value).toBe("value 1");
    expect(cache.get("a")).toBeUndefined();
  });

  test("a value whose computation began before a write doesn't replace a newer value", async () => {
    const cache = createCache();
    const started = Promise.withResolvers<void>();
    const old = cache.getOrMake("a", async () => {
      await started.promise;
      return { value: "stale", expiresAt: Infinity };
    });
    cache.clear();
    await cache.getOrMake("a", make);
    started.resolve();
    await old;
    expect(cache.get("a")).toBe("value 1");
  });

  test("drops a value at the millisecond at which it expires", async () => {
    const cache = createCache();
    await cache.getOrMake("a", () => make(100));
    time = 99;
    expect(cache.get("a")).toBe("value 1");
    time = 100;
    expect(cache.get("a")).toBeUndefined();
  });

  test("makes a value again when a clock that was ahead is set back", async () => {
    const cache = createCache();
    time = 1000;
    await cache.getOrMake("changes", () => make(2000));
    await cache.getOrMake("stays", () => make());
    time = 10;
    expect([cache.get("changes"), cache.get("stays")]).toEqual([undefined, "value 2"]);
  });

  test("doesn't cache a value that expires at once", async () => {
    const cache = createCache();
    await cache.getOrMake("a", () => make(0));
    expect(cache.get("a")).toBeUndefined();
  });

  test("drops the oldest value when it is full", async () => {
    const cache = createCache(2);
    for (const key of ["a", "b", "c"]) await cache.getOrMake(key, make);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, "value 2", "value 3"]);
  });

  test("a failure reaches every waiting request, and the next request tries again", async () => {
    const cache = createCache();
    const fail = async () => Promise.reject(new Error("no"));
    const answers = await Promise.allSettled([cache.getOrMake("a", fail), cache.getOrMake("a", fail)]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect((await cache.getOrMake("a", make)).value).toBe("value 1");
  });
});
