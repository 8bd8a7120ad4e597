import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultsIn } from "#src/cms/staff/form/faults.ts";
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
/** Periods that don't share a day. */
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

  test("report an overlap at the beginning of the later one in the list", () => {
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

  test("report an end before the beginning, for days and for hours", () => {
    expect(faults([period("06-19", "05-01"), period("07-01", "07-02", "19:00", "09:00")])).toEqual([
      "0.to: Perioden må slutte etter at den begynner.",
      "1.closes: Velg et klokkeslett som er senere enn åpningen.",
    ]);
  });

  test("report a day that doesn't exist", () => {
    expect(faults([period("02-30", "03-01")])).toEqual(["0.from: Denne dagen finnes ikke."]);
    expect(monthDayInWords("02-30", "nb")).toBe("30.02");
  });

  test("propose a new period after the last one", () => {
    const year = { opens: "04-24", closes: "09-20" };
    expect(periodAfter([], year)).toEqual(period("04-24", "09-20"));
    expect(periodAfter([period("06-19", "08-16", "08:00", "21:00"), period("04-24", "06-18")], year)).toEqual(
      period("08-17", "09-20", "08:00", "21:00"),
    );
    expect(periodAfter([period("04-24", "12-31")], year).from).toBe("12-31");
  });
});

test("a season must end in the year of its beginning", () => {
  expect(faultsIn(openSeason, { opens: "09-20", closes: "04-24" }, "de")).toEqual([
    { path: "closes", message: "Die Saison muss nach ihrem Beginn enden." },
  ]);
});
