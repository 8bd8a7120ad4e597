import fc from "fast-check";
import { expect, test } from "vitest";
import { parseEndTime, parseTimeOfDay, timeOfDayPattern } from "./time-of-day.ts";

const pad = (value: number) => String(value).padStart(2, "0");
const clock = fc.record({ hour: fc.nat(23), minute: fc.nat(59) });

test.each([
  ["9", "09:00"],
  ["09", "09:00"],
  ["0900", "09:00"],
  ["900", "09:00"],
  ["9.00", "09:00"],
  ["9:30", "09:30"],
  ["9,30", "09:30"],
  ["21 30", "21:30"],
  ["  kl. 7 ", "07:00"],
  ["9 Uhr", "09:00"],
  ["0", "00:00"],
])("parseTimeOfDay reads %j as %s", (typed, time) => expect(parseTimeOfDay(typed)).toBe(time));

test.each(["", "24", "9.60", "2400", "9.5", "-9", "9.00.00", "ni", "12345", "9:000"])(
  "parseTimeOfDay refuses %j",
  (typed) => expect(parseTimeOfDay(typed)).toBeUndefined(),
);

test.each(["24", "24.00", "2400", "0", "00", "kl. 24", "24 Uhr"])(
  "parseEndTime reads %j as midnight at the end of a day",
  (typed) => expect(parseEndTime(typed)).toBe("24:00"),
);

test("parseEndTime reads the end of a period, such as 0030 after midnight, and refuses 24.30", () => {
  expect(["1", "0030", "22", "24.30", "25", ""].map(parseEndTime)).toEqual([
    "01:00",
    "00:30",
    "22:00",
    undefined,
    undefined,
    undefined,
  ]);
});

test("parseTimeOfDay reads every time in every notation", () => {
  fc.assert(
    fc.property(
      clock,
      fc.constantFrom(".", ":", ",", " ", ""),
      fc.boolean(),
      ({ hour, minute }, mark, isPadded) => {
        const typed = `${isPadded ? pad(hour) : hour}${mark}${pad(minute)}`;
        expect(parseTimeOfDay(typed)).toBe(`${pad(hour)}:${pad(minute)}`);
      },
    ),
  );
});

test("parseTimeOfDay returns a valid time or undefined for any text, and doesn't change its own output", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d.: ]{0,6}$/)), (typed) => {
      const time = parseTimeOfDay(typed);
      if (time === undefined) return;
      expect(time).toMatch(timeOfDayPattern);
      expect(parseTimeOfDay(time)).toBe(time);
    }),
  );
});
