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
  test("a source isn't asked before it expires, nor much later, nor around the full hour", () => {
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

  // 10:20 and 40 or 160 minutes is a full hour, which is passed by.
  test("a 429 slows down at once, twice as much each time, to six hours", () => {
    expect(waits("too-many")).toEqual([10, 20, 46, 80, 166, 320, 360, 360, 360]);
  });

  test("a 403 or 422 pauses for six hours", () => {
    expect(waits("refused")).toEqual([360, 360, 360, 360, 360, 360, 360, 360, 360]);
  });

  test("an outage is looked at again soon, and every half hour in the long run", () => {
    expect(waits("unreachable")).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30]);
  });

  test("what MET itself asks for counts when it is longer", () => {
    const notBefore = now.add({ minutes: 25 });
    expect(nextAfterRefusal("unreachable", 1, { now, notBefore, random: 0 }).equals(notBefore)).toBe(true);
  });
});
