import { describe, expect, test } from "vitest";
import { timeZone } from "#src/i18n/format.ts";
import { calculateSun, offsetOn, readSun } from "./sun.ts";

const campsite = { latitude: 58.99, longitude: 9.97 };
const date = (text: string) => Temporal.PlainDate.from(text);

/** Returns the minutes since midnight by Oslo's clock. */
function minutes(instant: Temporal.Instant | undefined): number {
  const { hour, minute } = instant!.toZonedDateTimeISO(timeZone);
  return hour * 60 + minute;
}

describe("`calculateSun()`", () => {
  test.each([
    ["2026-11-20", "08:23", "15:47"],
    ["2026-12-21", "09:12", "15:23"],
    ["2026-06-21", "04:06", "22:36"],
    ["2026-03-29", "06:55", "19:55"],
    ["2026-10-25", "07:20", "16:46"],
  ])("on %s the sun is up from %s to %s, within two minutes", (day, rises, sets) => {
    const { sunrise, sunset } = calculateSun(date(day), campsite);
    const of = (time: string) =>
      minutes(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).toInstant());
    expect(Math.abs(minutes(sunrise) - of(rises))).toBeLessThanOrEqual(2);
    expect(Math.abs(minutes(sunset) - of(sets))).toBeLessThanOrEqual(2);
  });

  test("in Tromsø the sun doesn't set in June and doesn't rise in December", () => {
    const tromsø = { latitude: 69.65, longitude: 18.96 };
    expect(calculateSun(date("2026-06-21"), tromsø)).toEqual({
      sunrise: undefined,
      sunset: undefined,
      isUpAtNoon: true,
    });
    expect(calculateSun(date("2026-12-21"), tromsø)).toEqual({
      sunrise: undefined,
      sunset: undefined,
      isUpAtNoon: false,
    });
  });
});

test.each([
  ["2026-03-28", "+01:00"],
  ["2026-03-29", "+02:00"],
  ["2026-10-24", "+02:00"],
  ["2026-10-25", "+01:00"],
])("Oslo's UTC offset on %s is %s", (day, offset) => {
  expect(offsetOn(date(day))).toBe(offset);
});

describe("`readSun()`", () => {
  const answer = (sunrise: unknown, sunset: unknown, visible?: unknown) =>
    JSON.stringify({
      properties: { sunrise: { time: sunrise }, sunset: { time: sunset }, solarnoon: { visible } },
    });
  const read = (body: string) => readSun(body, date("2026-11-20"));

  test("reads times without seconds", () => {
    const times = read(answer("2026-11-20T08:23+01:00", "2026-11-20T15:47+01:00", true));
    expect(times?.sunrise?.toString()).toBe("2026-11-20T07:23:00Z");
    expect(times?.sunset?.toString()).toBe("2026-11-20T14:47:00Z");
  });

  test("reads missing times as a polar day or a polar night", () => {
    expect(read(answer(null, null, true))).toMatchObject({ sunrise: undefined, isUpAtNoon: true });
    expect(read(answer(null, null, false))).toMatchObject({ sunrise: undefined, isUpAtNoon: false });
  });

  test.each([
    "",
    "null",
    "{}",
    answer("soon", "later"),
    answer(null, null),
    answer(7, {}),
    answer("2025-11-20T08:23+01:00", null, true),
  ])("ignores “%s”", (body) => {
    expect(read(body)).toBeUndefined();
  });
});
