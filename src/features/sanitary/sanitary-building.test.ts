import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeZone } from "#src/i18n/format.ts";
import { splitAtNumber } from "#src/campsite/card-steps/card-step.ts";
import { buildingState, sanitaryBuildingKind } from "./sanitary-building.ts";

const season = { opens: "04-24", closes: "09-20" };
const cleaning = { from: "10:00", to: "11:00" };
const at = (text: string) => Temporal.Instant.from(text);
const state = (now: string, hours: typeof cleaning | null = cleaning) =>
  buildingState(hours, season, at(now));

describe("a building's state", () => {
  test("is open all day in the season, except during the cleaning hours (Oslo's time)", () => {
    expect(state("2026-07-15T00:00:00Z").state).toBe("open");
    expect(state("2026-07-15T07:59:59Z").state).toBe("open");
    expect(state("2026-07-15T08:00:00Z")).toMatchObject({ state: "cleaning", from: "10:00", to: "11:00" });
    expect(state("2026-07-15T08:59:59Z").state).toBe("cleaning");
    expect(state("2026-07-15T09:00:00Z").state).toBe("open");
    expect(state("2026-07-15T08:30:00Z", null).state).toBe("open");
  });

  test("is closed outside the season, with the day when it opens again", () => {
    expect(state("2026-09-20T21:59:59Z").state).toBe("open");
    expect(state("2026-09-20T22:00:00Z")).toMatchObject({
      state: "closed-for-season",
      reopens: Temporal.PlainDate.from("2027-04-24"),
    });
    expect(state("2027-04-23T21:59:59Z").state).toBe("closed-for-season");
    expect(state("2027-04-23T22:00:00Z").state).toBe("open");
  });

  test("stays the same until changesAt for any season and cleaning hours", () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const time = (minutes: number) => new Temporal.PlainTime().add({ minutes }).toString().slice(0, 5);
    const hours = fc
      .uniqueArray(minute, { minLength: 2, maxLength: 2 })
      .map((two) => two.toSorted((a, b) => a - b))
      .map(([from, to]) => ({ from: time(from!), to: time(to!) }));
    const day = fc.date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true });
    const days = fc.uniqueArray(
      day.map((date) => date.toISOString().slice(5, 10)),
      { minLength: 2, maxLength: 2 },
    );
    fc.assert(
      fc.property(day, fc.nat(24 * 3600), fc.option(hours), days, (date, second, cleaned, two) => {
        const [opens, closes] = two.toSorted() as [string, string];
        const now = Temporal.Instant.fromEpochMilliseconds(date.getTime()).add({ seconds: second });
        const { changesAt, ...building } = buildingState(cleaned, { opens, closes }, now);
        const seconds = changesAt.since(now, { largestUnit: "second" }).seconds;
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(25 * 3600);
        const { changesAt: _, ...later } = buildingState(
          cleaned,
          { opens, closes },
          changesAt.subtract({ nanoseconds: 1 }),
        );
        expect(later).toEqual(building);
        // Computes the expected state by the local clock.
        const wall = now.toZonedDateTimeISO(timeZone);
        const today = wall.toPlainDate().toString().slice(5);
        const isSeason = today >= opens && today <= closes;
        const clock = wall.toPlainTime().toString().slice(0, 5);
        const isCleaned = cleaned !== null && clock >= cleaned.from && clock < cleaned.to;
        expect(building.state).toBe(!isSeason ? "closed-for-season" : isCleaned ? "cleaning" : "open");
      }),
    );
  });
});

test("a building can't have cleaning hours that end before they begin", () => {
  const building = { name: "Bygg", place: "Her", sortorder: 0, attributes: [] };
  expect(sanitaryBuildingKind.input.safeParse({ ...building, cleaning }).success).toBe(true);
  expect(
    sanitaryBuildingKind.input.safeParse({ ...building, cleaning: { from: "11:00", to: "10:00" } }).success,
  ).toBe(false);
});

test("splitAtNumber loses nothing: the parts joined with the number are the whole text", () => {
  const number = "33 00 12 34";
  expect(splitAtNumber(`Ring ${number}, så hjelper vi.`, number)).toEqual(["Ring ", ", så hjelper vi."]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom("Ring ", number, "3", "")), (parts) => {
      const text = parts.join("");
      expect(splitAtNumber(text, number).join(number)).toBe(text);
    }),
  );
});
