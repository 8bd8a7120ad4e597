import { describe, expect, test } from "vitest";
import { hourOfLight, inLight } from "./light.server.ts";

const campsite = { latitude: 58.99, longitude: 9.97 };
const hourAt = (moment: string) => hourOfLight(Temporal.Instant.from(moment), campsite).hour;

describe("the light of drawn views", () => {
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
  ])("at %s is %s", (moment, hour) => {
    expect(hourAt(moment)).toBe(hour);
  });

  test("changes at `changesAt` throughout the year", () => {
    let now = Temporal.Instant.from("2026-01-01T00:00:00Z");
    const end = Temporal.Instant.from("2027-01-02T00:00:00Z");
    while (Temporal.Instant.compare(now, end) < 0) {
      const { hour, changesAt } = hourOfLight(now, campsite);
      expect(Temporal.Instant.compare(changesAt, now)).toBe(1);
      expect(hourAt(changesAt.subtract({ milliseconds: 1 }).toString())).toBe(hour);
      expect(hourAt(changesAt.toString())).not.toBe(hour);
      now = changesAt;
    }
  });

  test("is determined also where the sun doesn't rise or set", () => {
    const north = { latitude: 71, longitude: 25 };
    for (const moment of ["2026-06-21T12:00:00Z", "2026-06-21T23:00:00Z", "2026-12-21T12:00:00Z"]) {
      const now = Temporal.Instant.from(moment);
      expect(Temporal.Instant.compare(hourOfLight(now, north).changesAt, now)).toBe(1);
    }
  });
});

test("without a position the light follows the clock", () => {
  const hours = ["05", "08", "12", "18", "22"].map(
    (hour) => hourOfLight(Temporal.Instant.from(`2026-07-15T${hour}:00:00+02:00`), undefined).hour,
  );
  expect(hours).toEqual(["night", "morning", "noon", "evening", "night"]);
});

test("the dark scheme shows the night of the same season and sky", () => {
  expect(inLight("view-sea", "noon", "rain")).toEqual({
    light: "drawings/view-sea-noon-cloudy.svg",
    dark: "drawings/view-sea-night-cloudy.svg",
  });
  expect(inLight("view-sea", "noon", "rainstorm")).toEqual({
    light: "drawings/view-sea-noon-storm.svg",
    dark: "drawings/view-sea-night-storm.svg",
  });
  expect(inLight("panorama-sea", "noon", "storm").light).toBe("drawings/panorama-sea-noon-cloudy.svg");
  expect(inLight("strip", "winter")).toEqual({
    light: "drawings/strip-winter.svg",
    dark: "drawings/strip-winter-night.svg",
  });
});
