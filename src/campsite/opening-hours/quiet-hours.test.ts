import { expect, test } from "vitest";
import { quietHours } from "./quiet-hours.ts";

const night = { quietFrom: "23:00", quietTo: "07:00" };
const at = (instant: string, hours = night) => {
  const { isQuiet, changesAt } = quietHours(hours, Temporal.Instant.from(instant));
  return [isQuiet, String(changesAt)];
};

test("quiet hours can cross midnight, and begin and end exactly at their times by Oslo’s clock", () => {
  expect(at("2027-07-01T20:59:59Z")).toEqual([false, "2027-07-01T21:00:00Z"]);
  expect(at("2027-07-01T21:00:00Z")).toEqual([true, "2027-07-02T05:00:00Z"]);
  expect(at("2027-07-02T04:59:59Z")).toEqual([true, "2027-07-02T05:00:00Z"]);
  expect(at("2027-07-02T05:00:00Z")).toEqual([false, "2027-07-02T21:00:00Z"]);
});

test("quiet hours can be within a day, and are an hour shorter in the night when summer time begins", () => {
  expect(at("2027-01-01T12:30:00Z", { quietFrom: "13:00", quietTo: "15:00" })).toEqual([
    true,
    "2027-01-01T14:00:00Z",
  ]);
  expect(at("2027-03-27T22:30:00Z")).toEqual([true, "2027-03-28T05:00:00Z"]);
});
