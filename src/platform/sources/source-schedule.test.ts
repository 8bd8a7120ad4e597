import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextAfterAnswer, nextAfterRefusal } from "./source-schedule.ts";

const instants = fc
  .integer({ min: 1_780_000_000, max: 1_900_000_000 })
  .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const now = Temporal.Instant.from("2026-11-20T10:20:00Z");
const minutesFrom = (a: Temporal.Instant, b: Temporal.Instant) =>
  (b.epochMilliseconds - a.epochMilliseconds) / 60_000;

describe("after an answer", () => {
  test("the next request is one to eleven minutes after the expiry, but not around the full hour", () => {
    fc.assert(
      fc.property(instants, random, (expires, chance) => {
        const next = nextAfterAnswer(expires, { now: expires, random: chance });
        expect(minutesFrom(expires, next)).toBeGreaterThanOrEqual(1);
        expect(minutesFrom(expires, next)).toBeLessThanOrEqual(11);
        const minute = Math.floor(next.epochMilliseconds / 60_000) % 60;
        expect(minute).toBeGreaterThanOrEqual(3);
        expect(minute).toBeLessThan(57);
      }),
    );
  });
});

describe("after a refusal", () => {
  const waits = (refusal: "too-many" | "refused" | "unreachable") =>
    [1, 2, 3, 4, 5, 6, 7, 8, 50].map((failures) =>
      minutesFrom(now, nextAfterRefusal(refusal, failures, { now, random: 0 })),
    );

  // The pauses of 40 and 160 minutes are extended, because they would otherwise end at a full hour.
  test("a 429 doubles the pause each time, up to six hours", () => {
    expect(waits("too-many")).toEqual([10, 20, 46, 80, 166, 320, 360, 360, 360]);
  });

  test("a 403 or 422 pauses for six hours", () => {
    expect(waits("refused")).toEqual([360, 360, 360, 360, 360, 360, 360, 360, 360]);
  });

  test("an outage is retried soon, and later every half hour", () => {
    expect(waits("unreachable")).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30]);
  });

  test("a later time that MET asks for takes precedence", () => {
    const notBefore = now.add({ minutes: 25 });
    expect(nextAfterRefusal("unreachable", 1, { now, notBefore, random: 0 }).equals(notBefore)).toBe(true);
  });
});
