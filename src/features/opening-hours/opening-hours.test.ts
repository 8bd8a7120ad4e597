import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultsIn } from "#src/ui/staff/form/faults.ts";
import {
  monthDayInWords,
  openSeason,
  periodAfter,
  receptionPeriods,
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
/** Periods of days drawn from the year, each day in one at the most. */
const apart = fc
  .uniqueArray(day, { minLength: 2, maxLength: 12 })
  .map((days) => days.toSorted())
  .map((days) =>
    days.flatMap((from, index) =>
      index % 2 === 0 && days[index + 1] ? [period(from, days[index + 1]!)] : [],
    ),
  );

describe("the reception's periods", () => {
  test("apart from each other they are fine, in any order", () => {
    fc.assert(
      fc.property(
        apart.chain((periods) => fc.shuffledSubarray(periods)),
        (periods) => {
          expect(faults(periods)).toEqual([]);
        },
      ),
    );
  });

  test("any two that share a day are named, the later one in the list at its beginning", () => {
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

  test("one that ends before it begins is named, and so are hours", () => {
    expect(faults([period("06-19", "05-01"), period("07-01", "07-02", "19:00", "09:00")])).toEqual([
      "0.to: Perioden må slutte etter at den begynner.",
      "1.closes: Velg et klokkeslett som er senere enn åpningen.",
    ]);
  });

  test("a day that doesn't exist is named", () => {
    expect(faults([period("02-30", "03-01")])).toEqual(["0.from: Denne dagen finnes ikke."]);
    expect(monthDayInWords("02-30", "nb")).toBe("30.02");
  });

  test("a new one goes on where the others end", () => {
    const year = { opens: "04-24", closes: "09-20" };
    expect(periodAfter([], year)).toEqual(period("04-24", "09-20"));
    expect(periodAfter([period("06-19", "08-16", "08:00", "21:00"), period("04-24", "06-18")], year)).toEqual(
      period("08-17", "09-20", "08:00", "21:00"),
    );
    expect(periodAfter([period("04-24", "12-31")], year).from).toBe("12-31");
  });
});

test("a season ends in the year that it begins in", () => {
  expect(faultsIn(openSeason, { opens: "09-20", closes: "04-24" }, "de")).toEqual([
    { path: "closes", message: "Die Saison muss nach ihrem Beginn enden." },
  ]);
});
