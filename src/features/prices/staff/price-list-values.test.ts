import { expect, test } from "vitest";
import { emptyGroup, guessPurpose, nextPriceList, renameGroup } from "./price-list-values.ts";

test.each([
  ["2026-09-30", 2026],
  ["2026-10-01", 2027],
  ["2026-11-30", 2027],
  ["2026-12-31", 2027],
  ["2027-01-01", 2027],
])("the first list of a site, created on %s, is for the season of %i from that day", (day, year) => {
  const list = nextPriceList(undefined, Temporal.PlainDate.from(day));
  expect([list.year, list.fromDate]).toEqual([year, day]);
});

test.each([
  ["Døgnplass", "day"],
  ["Et døgn", "day"],
  ["Overnatting", "day"],
  ["Touring pitches, per night", "day"],
  ["Zeltplätze", "day"],
  ["Sesongplass", "seasonal"],
  ["Seasonal pitches with tent", "seasonal"],
  ["Dauercamping", "seasonal"],
  ["Hytter, per døgn", "cabin"],
  ["CABINS", "cabin"],
  ["Hütte", "cabin"],
  ["Dusj og vaskemaskin", "sanitary"],
  ["Showers and laundry", "sanitary"],
  ["Sanitärgebäude", "sanitary"],
  ["Båtplass", "other"],
  ["Sengetøy", "other"],
  ["", "other"],
])("a group named %j has the purpose %s", (name, purpose) => expect(guessPurpose(name, [])).toBe(purpose));

test("a new group's purpose follows its name until staff choose a purpose, and isn't the purpose of another group", () => {
  const day = { ...emptyGroup, name: "Døgnplass", purpose: "day" as const };
  const named = (name: string, groups = [day, emptyGroup]) => renameGroup(groups, 1, name);
  expect(named("Hytte")[1]).toMatchObject({ name: "Hytte", purpose: "cabin" });
  expect(named("Båt", named("Hytte"))[1]!.purpose).toBe("other");
  expect(named("Overnatting")[1]!.purpose).toBe("other");
  const chosen = [day, { ...emptyGroup, name: "Båt", purpose: "sanitary" as const }];
  expect(named("Hytte", chosen)[1]).toMatchObject({ name: "Hytte", purpose: "sanitary" });
  expect(named("Hytte")[0]).toBe(day);
});
