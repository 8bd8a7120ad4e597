import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

function limit(options: { max?: number; maxKeys?: number } = {}) {
  const clock = { now: 1_000_000 };
  const rateLimit = new RateLimit({ max: 3, windowSeconds: 60, now: () => clock.now, ...options });
  return { clock, take: (key = "a") => rateLimit.take(key), wait: () => rateLimit.wait("a") };
}

test("`take()` accepts attempts up to the maximum, and then returns the seconds to wait", () => {
  const { clock, take } = limit();
  expect([take(), take(), take()]).toEqual([undefined, undefined, undefined]);
  expect(take()).toBe(60);
  clock.now += 45_500;
  expect(take()).toBe(15);
});

test("`take()` accepts an attempt after the wait, and refused attempts don't make the wait longer", () => {
  const { clock, take } = limit();
  take();
  clock.now += 30_000;
  take();
  take();
  for (let i = 0; i < 10; i++) expect(take()).toBe(30);
  clock.now += 29_999;
  expect(take()).toBe(1);
  clock.now += 1;
  expect([take(), take()]).toEqual([undefined, 30]);
});

test("`take()` counts the attempts of each key separately", () => {
  const { take } = limit({ max: 1 });
  expect([take("a"), take("b"), take("a"), take("b")]).toEqual([undefined, undefined, 60, 60]);
});

test("a rate limit drops the least recently counted key when the number of keys exceeds the maximum", () => {
  const { take } = limit({ max: 1, maxKeys: 2 });
  take("a");
  take("b");
  take("c");
  expect(take("b")).toBe(60);
  expect(take("c")).toBe(60);
  expect(take("a")).toBeUndefined();
});

test("`wait()` returns the time to wait without counting an attempt", () => {
  const { clock, take, wait } = limit({ max: 1 });
  expect([wait(), wait()]).toEqual([undefined, undefined]);
  take();
  clock.now += 20_000;
  expect([wait(), wait()]).toEqual([40, 40]);
  clock.now += 40_000;
  expect(wait()).toBeUndefined();
});
