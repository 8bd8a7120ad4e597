import { describe, expect, test } from "vitest";
import { heroLight } from "./hero-light.ts";

const campsite = { latitude: 58.99, longitude: 9.97 };
const lightAt = (moment: string) => heroLight(Temporal.Instant.from(moment), campsite).light;

describe("the light of the home page's view", () => {
  test.each([
    ["2026-07-16T04:30:00Z", "morning"],
    ["2026-07-16T11:00:00Z", "noon"],
    ["2026-07-16T19:00:00Z", "evening"],
    ["2026-07-16T22:30:00Z", "night"],
    ["2026-07-16T00:30:00Z", "night"],
    ["2026-01-16T11:00:00Z", "winter"],
    ["2026-01-16T18:00:00Z", "winter-night"],
    ["2026-01-16T03:00:00Z", "winter-night"],
    ["2026-11-01T02:00:00Z", "night"],
    ["2026-03-31T10:00:00Z", "winter"],
    ["2026-04-01T10:00:00Z", "noon"],
  ])("at %s it is %s", (moment, light) => {
    expect(lightAt(moment)).toBe(light);
  });

  test("changes when it says it will, all through the year", () => {
    let now = Temporal.Instant.from("2026-01-01T00:00:00Z");
    const end = Temporal.Instant.from("2027-01-02T00:00:00Z");
    while (Temporal.Instant.compare(now, end) < 0) {
      const { light, changesAt } = heroLight(now, campsite);
      expect(Temporal.Instant.compare(changesAt, now)).toBe(1);
      expect(lightAt(changesAt.subtract({ milliseconds: 1 }).toString())).toBe(light);
      expect(lightAt(changesAt.toString())).not.toBe(light);
      now = changesAt;
    }
  });

  test("is found where the sun doesn't rise or set, too", () => {
    const north = { latitude: 71, longitude: 25 };
    for (const moment of ["2026-06-21T12:00:00Z", "2026-06-21T23:00:00Z", "2026-12-21T12:00:00Z"]) {
      const now = Temporal.Instant.from(moment);
      expect(Temporal.Instant.compare(heroLight(now, north).changesAt, now)).toBe(1);
    }
  });
});
