import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultsIn } from "#src/cms/staff/form/faults.ts";
import { weekdays, type Weekday } from "#src/i18n/weekdays.ts";
import {
  freeWeekdays,
  monthDayInWords,
  periodAfter,
  receptionPeriods,
  withOtherHours,
  withWeekdays,
  type ReceptionPeriod,
} from "./opening-hours.ts";

const period = (from: string, to: string, opens = "09:00", closes = "19:00"): ReceptionPeriod => ({
  from,
  to,
  opens,
  closes,
});
const faults = (periods: ReceptionPeriod[]) =>
  faultsIn(receptionPeriods, periods, "nb").map(({ path, message }) => `${path}: ${message}`);

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2000-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(5, 10));
/** Periods that don't overlap. */
const apart = fc
  .uniqueArray(day, { minLength: 2, maxLength: 12 })
  .map((days) => days.toSorted())
  .map((days) =>
    days.flatMap((from, index) =>
      index % 2 === 0 && days[index + 1] ? [period(from, days[index + 1]!)] : [],
    ),
  );

describe("the reception's periods", () => {
  test("are accepted in any order when they don't overlap", () => {
    fc.assert(
      fc.property(
        apart.chain((periods) => fc.shuffledSubarray(periods)),
        (periods) => {
          expect(faults(periods)).toEqual([]);
        },
      ),
    );
  });

  test("report an overlap at the first day of the period that is later in the list", () => {
    fc.assert(
      fc.property(day, day, day, day, (a, b, c, d) => {
        const [first, second] = [[a, b].toSorted(), [c, d].toSorted()] as [
          [string, string],
          [string, string],
        ];
        const isShared = first[0] <= second[1] && second[0] <= first[1];
        const found = faults([period(...first), period(...second)]);
        expect(found.length).toBe(isShared ? 1 : 0);
        if (isShared) expect(found[0]).toMatch(/^1\.from: Overlapper periode 1, som er fra/);
      }),
    );
  });

  test("may share days of the year when they share no weekday, also over New Year", () => {
    const on = (...days: Weekday[]) => ({ ...period("11-15", "04-15"), weekdays: days });
    const rest = ["friday", "saturday", "sunday"] as const;
    expect(faults([on("monday", "tuesday"), on(...rest), period("04-16", "11-14")])).toEqual([]);
    expect(faults([on(...rest), on("sunday")])).toEqual([
      "1.from: Overlapper periode 1, som er fra 15. november til 15. april.",
    ]);
    expect(faults([on(...rest), period("01-01", "01-01")]).length).toBe(1);
    expect(faults([on()])).toEqual(["0.weekdays: Velg minst én dag."]);
  });

  test("may end at midnight or after it, but not before they begin", () => {
    const between = (opens: string, closes: string) => faults([period("05-01", "06-19", opens, closes)]);
    for (const closes of ["24:00", "00:30", "06:00"]) expect(between("18:00", closes)).toEqual([]);
    expect(between("00:00", "24:00")).toEqual([]);
    const reversed =
      "0.closes: Velg et klokkeslett etter åpningen, eller senest kl. 06 dagen etter. Midnatt er 24.";
    for (const closes of ["09:00", "19:00", "00:00", "06:01"])
      expect(between("19:00", closes)).toEqual([reversed]);
    expect(between("24:00", "01:00")).toEqual(["0.opens: Skriv et klokkeslett, som 9 eller 21.30."]);
  });

  test("report a day that doesn't exist", () => {
    expect(faults([period("02-30", "03-01")])).toEqual(["0.from: Denne dagen finnes ikke."]);
    expect(monthDayInWords("02-30", "nb")).toBe("30.02");
  });

  test("a proposed new period begins after the last period", () => {
    const year = { opens: "04-24", closes: "09-20" };
    expect(periodAfter([], year)).toEqual(period("04-24", "09-20"));
    expect(periodAfter([period("06-19", "08-16", "08:00", "21:00"), period("04-24", "06-18")], year)).toEqual(
      period("08-17", "09-20", "08:00", "21:00"),
    );
    expect(periodAfter([period("04-24", "12-31")], year)).toEqual(period("01-01", "09-20"));
  });
});

describe("the hours of one period", () => {
  const season = period("04-24", "09-20");
  const daysOf = (group: ReceptionPeriod[]) =>
    group.map((each) => each.weekdays?.map((name) => name.slice(0, 3)));
  const withDays = (...days: Weekday[]): ReceptionPeriod => ({ ...season, weekdays: days });

  test("are divided into Monday to Thursday and Friday to Sunday when other hours are added to a whole week", () => {
    const group = withOtherHours([season]);
    expect(daysOf(group)).toEqual([
      ["mon", "tue", "wed", "thu"],
      ["fri", "sat", "sun"],
    ]);
    expect(faults(group)).toEqual([]);
  });

  test("get the weekdays that have no hours yet when staff add other hours", () => {
    const weekend = withDays("saturday", "sunday");
    expect(freeWeekdays([weekend])).toEqual(["monday", "tuesday", "wednesday", "thursday", "friday"]);
    expect(daysOf(withOtherHours([weekend]))[1]).toEqual(["mon", "tue", "wed", "thu", "fri"]);
  });

  test("never share a weekday, and the first hours get the weekdays that other hours lose", () => {
    const all = fc.subarray([...weekdays]);
    const changes = fc.array(fc.tuple(fc.nat(6), fc.option(all, { nil: undefined })), { maxLength: 12 });
    fc.assert(
      fc.property(changes, (steps) => {
        let group = [season];
        for (const [at, chosen] of steps) {
          const index = at % group.length;
          const before = freeWeekdays(group);
          if (chosen) group = withWeekdays(group, index, chosen);
          else if (group.length < weekdays.length) group = withOtherHours(group);
          const days = group.flatMap((each) => each.weekdays ?? weekdays);
          expect(new Set(days).size).toBe(days.length);
          if (chosen && index > 0) expect(before).toEqual(expect.arrayContaining(freeWeekdays(group)));
        }
      }),
    );
  });

  test("are the usual hours on every weekday again when the other hours are removed", () => {
    const [usual] = withWeekdays(withOtherHours([season]), 1, []);
    expect(usual).toEqual({ ...season, weekdays: undefined });
  });
});
