import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { madeUpStep, stepTimes } from "#dev/made-up-weather.ts";
import { readForecast, type Forecast } from "./forecast.ts";
import { chooseEntries } from "./weather-entry.ts";

const place = { latitude: 58.99, longitude: 9.97 };

function answerAt(now: string): string {
  const times = stepTimes(Temporal.Instant.from(now));
  const timeseries = times.map((time, index) =>
    madeUpStep(time, { seed: 1, day: "usual" }, place, {
      isHourly: index < 60,
      isLast: index === times.length - 1,
    }),
  );
  return JSON.stringify({ type: "Feature", properties: { timeseries } });
}

interface StepOptions {
  temperature?: number;
  periods?: Record<string, unknown>;
}

function step(time: string, { temperature = 4, periods = {} }: StepOptions = {}): object {
  return { time, data: { instant: { details: { air_temperature: temperature } }, ...periods } };
}

function read(...timeseries: unknown[]): Forecast {
  return readForecast(JSON.stringify({ properties: { timeseries } }), place)!;
}

const symbol = (code: string) => ({ summary: { symbol_code: code } });
const rain = (code: string, amount: number) => ({
  ...symbol(code),
  details: { precipitation_amount: amount },
});
const now = Temporal.Instant.from("2026-11-20T10:20:00Z");

describe("readForecast", () => {
  const withDetails = (details: string) =>
    `{"properties":{"timeseries":[{"time":"2026-11-20T10:00:00Z","data":{"instant":{"details":${details}}}}]}}`;
  test.each([
    ["an empty response", ""],
    ["an HTML page", "<!doctype html>"],
    ["null", "null"],
    ["a list", "[]"],
    ["an object in place of the series", '{"properties":{"timeseries":{}}}'],
    ["a series without steps", '{"properties":{"timeseries":[]}}'],
    [
      "steps without a valid time",
      '{"properties":{"timeseries":[null,7,{"time":"soon","data":{"instant":{"details":{"air_temperature":4}}}}]}}',
    ],
    ["a step without a temperature", withDetails("{}")],
    ...["NaN", '"NaN"', "1e999", "-400"].map((temperature) => [
      `the temperature ${temperature}`,
      withDetails(`{"air_temperature":${temperature}}`),
    ]),
  ])("ignores %s", (_what, body) => {
    expect(readForecast(body, place)).toBeUndefined();
  });

  test("ignores a forecast for another place", () => {
    const body = (coordinates: number[]) =>
      JSON.stringify({
        geometry: { coordinates },
        properties: { timeseries: [step("2026-11-20T10:00:00Z")] },
      });
    expect(readForecast(body([9.97, 58.99, 3]), place)).toHaveLength(1);
    expect(readForecast(body([5.3, 60.4]), place)).toBeUndefined();
  });

  test("returns the steps in order of time and without duplicates", () => {
    const steps = read(
      step("2026-11-20T12:00:00Z"),
      step("2026-11-20T10:00:00Z", { temperature: 1 }),
      step("2026-11-20T11:00:00+01:00", { temperature: 2 }),
    );
    expect(steps.map(({ time, temperature }) => `${time} ${temperature}`)).toEqual([
      "2026-11-20T10:00:00Z 1",
      "2026-11-20T12:00:00Z 4",
    ]);
  });

  test("treats impossible values as missing", () => {
    const wild = { air_temperature: 3, wind_speed: 9e9, wind_from_direction: "south" };
    const periods = {
      next_1_hours: { summary: { symbol_code: "<b>" }, details: { precipitation_amount: -1 } },
      next_6_hours: "rain",
    };
    const [only] = read({ time: "2026-11-20T10:00:00Z", data: { instant: { details: wild }, ...periods } });
    expect(only).toMatchObject({
      temperature: 3,
      windSpeed: undefined,
      windDirection: undefined,
      periods: [],
    });
  });

  test("never throws", () => {
    const timeseries = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ time: fc.oneof(fc.string(), fc.date().map(String)), data: fc.jsonValue() }),
      ),
    );
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      timeseries.map((steps) => JSON.stringify({ properties: { timeseries: steps } })),
    );
    fc.assert(fc.property(bodies, (body) => void readForecast(body, place)));
  });
});

describe("choosing the three entries", () => {
  test.each([
    ["winter", "2026-11-20T10:20:00Z", 11, 13, 13],
    ["the evening before summer time", "2026-03-27T18:00:00Z", 19, 13, 14],
    ["the day of summer time", "2026-03-28T10:00:00Z", 11, 14, 14],
    ["summer", "2026-07-15T10:59:59Z", 12, 14, 14],
    ["two days before winter time", "2026-10-23T10:00:00Z", 12, 14, 13],
    ["the day before winter time", "2026-10-24T10:00:00Z", 12, 13, 13],
    ["summer time of 2027", "2027-03-26T12:00:00Z", 13, 13, 14],
    ["the day of summer time in 2027", "2027-03-28T00:30:00Z", 1, 14, 14],
    ["half an hour later, after the change to summer time", "2027-03-28T01:00:00Z", 3, 14, 14],
    ["winter time of 2027", "2027-10-29T12:00:00Z", 14, 14, 13],
    ["winter time of 2027, the day before", "2027-10-30T21:59:00Z", 23, 13, 13],
    ["the day of winter time in 2027, the first time at two o'clock", "2027-10-31T00:30:00Z", 2, 13, 13],
    ["the day of winter time in 2027, the second time at two o'clock", "2027-10-31T01:30:00Z", 2, 13, 13],
  ])("%s: at %s, the entries have the hours %i, %i and %i", (_name, instant, ...hours) => {
    const entries = chooseEntries(readForecast(answerAt(instant), place)!, Temporal.Instant.from(instant));
    expect(entries.map(({ title }) => title)).toEqual(["now", "tomorrow", "aftertomorrow"]);
    expect(entries.map(({ hour }) => hour)).toEqual(hours);
    expect(entries.map(({ rainHours }) => rainHours)).toEqual([1, 1, 6]);
  });

  test("half past midnight in Oslo belongs to the new day, though London still has the old day", () => {
    const entries = chooseEntries(
      read(...["21", "22", "23"].map((day) => step(`2026-11-${day}T12:00:00Z`))),
      Temporal.Instant.from("2026-11-20T23:30:00Z"),
    );
    expect(entries.map(({ title, from }) => `${title} ${from}`)).toEqual([
      "tomorrow 2026-11-22T12:00:00Z",
      "aftertomorrow 2026-11-23T12:00:00Z",
    ]);
  });

  test("the current entry is the latest step that isn't in the future", () => {
    const forecast = read(
      step("2026-11-20T10:00:00Z", { temperature: 1 }),
      step("2026-11-20T11:00:00Z", { temperature: 2 }),
    );
    const temperatureAt = (instant: string) =>
      chooseEntries(forecast, Temporal.Instant.from(instant))[0]?.temperature;
    expect(temperatureAt("2026-11-20T10:59:59Z")).toBe(1);
    expect(temperatureAt("2026-11-20T11:00:00Z")).toBe(2);
    expect(temperatureAt("2026-11-20T09:59:59Z")).toBeUndefined();
    expect(temperatureAt("2026-11-20T17:00:01Z")).toBeUndefined();
  });

  test("uses the nearest step within three hours when there is no step at noon", () => {
    const fromOf = (...times: string[]) =>
      chooseEntries(read(...times.map((time) => step(`2026-11-21T${time}:00Z`))), now)[0]?.from;
    expect(fromOf("06:00", "15:00", "18:00")).toBe("2026-11-21T15:00:00Z");
    expect(fromOf("10:00", "14:00")).toBe("2026-11-21T10:00:00Z");
    expect(fromOf("08:59", "15:01")).toBeUndefined();
  });

  test.each([
    [
      "one and six hours",
      { next_1_hours: rain("lightrain", 0.3), next_6_hours: rain("rain", 2.1) },
      ["lightrain", 0.3, 1],
      ["rain", 2.1, 6],
    ],
    ["only one hour", { next_1_hours: rain("lightrain", 0.3) }, ["lightrain", 0.3, 1], ["lightrain", 0.3, 1]],
    ["only six hours", { next_6_hours: rain("rain", 2.1) }, ["rain", 2.1, 6], ["rain", 2.1, 6]],
    ["only twelve hours", { next_12_hours: symbol("cloudy") }, ["cloudy", null, 12], ["cloudy", null, 12]],
    [
      "one hour without a symbol",
      { next_1_hours: { details: { precipitation_amount: 1 } }, next_6_hours: rain("rain", 2) },
      ["rain", 2, 6],
      ["rain", 2, 6],
    ],
    ["six hours without rain", { next_6_hours: symbol("fog") }, ["fog", null, 6], ["fog", null, 6]],
    ["no periods", {}, ["unknown", null, 1], ["unknown", null, 6]],
  ])("chooses the period of a step with %s", (_name, periods, tomorrow, afterTomorrow) => {
    const entries = chooseEntries(
      read(step("2026-11-21T12:00:00Z", { periods }), step("2026-11-22T12:00:00Z", { periods })),
      now,
    );
    expect(entries.map(({ iconId, rain: amount, rainHours }) => [iconId, amount, rainHours])).toEqual([
      tomorrow,
      afterTomorrow,
    ]);
  });

  test("each entry has its hour in Oslo time, and the rain of one period of its step", () => {
    const periods = fc.record(
      {
        next_1_hours: fc.constant(rain("rain", 1)),
        next_6_hours: fc.constant(rain("rain", 6)),
        next_12_hours: fc.constant(symbol("rain")),
      },
      { requiredKeys: [] },
    );
    const moments = fc
      .date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true })
      .map((date) => date.getTime());
    const steps = fc.array(fc.record({ hours: fc.integer({ min: -12, max: 72 }), periods }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(moments, steps, (moment, some) => {
        const at = (hours: number) => new Date(moment + hours * 3_600_000).toISOString();
        const entries = chooseEntries(
          read(...some.map((each) => step(at(each.hours), each))),
          Temporal.Instant.fromEpochMilliseconds(moment),
        );
        expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
        for (const { from, hour, rain: amount, rainHours } of entries) {
          const inOslo = new Intl.DateTimeFormat("en-GB", {
            timeZone: "Europe/Oslo",
            hour: "numeric",
          }).format(new Date(from));
          expect(hour).toBe(Number(inOslo));
          if (amount !== null) expect(amount).toBe(rainHours);
        }
      }),
    );
  });
});
