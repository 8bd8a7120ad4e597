import { expect, test } from "vitest";
import { parseDay, startOfDay } from "#src/i18n/times/time.ts";
import { seasonWarning, type Season } from "./season-warning.ts";

const summer = { opens: "04-24", closes: "08-30" };
const warn = (day: string, season: Season | undefined = summer, now = "2026-11-29") =>
  seasonWarning(season, startOfDay(parseDay(day)!), "nb", parseDay(now));

test("staff are warned when new prices come after the day on which the season opens", () => {
  expect(warn("2027-05-01")).toBe(
    "Sesongen åpner lørdag 24. april 2027. Fram til lørdag 1. mai 2027 ser gjestene det gamle.",
  );
});

test("staff aren't warned when no season opens between today and the day of the new prices", () => {
  expect(warn("2027-04-24")).toBeUndefined();
  expect(warn("2027-04-01")).toBeUndefined();
  expect(warn("2026-12-01")).toBeUndefined();
  expect(warn("2026-07-10", summer, "2026-07-01")).toBeUndefined();
});

test("staff are warned about a season over New Year, but not on a campsite that is open all year", () => {
  const winter = { opens: "12-01", closes: "03-31" };
  expect(warn("2027-01-10", winter)).toContain("1. desember");
  expect(warn("2027-05-01", { opens: "01-01", closes: "12-31" })).toBeUndefined();
  expect(seasonWarning(undefined, startOfDay(parseDay("2027-05-01")!), "nb")).toBeUndefined();
});
