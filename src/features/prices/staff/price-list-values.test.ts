import { expect, test } from "vitest";
import { nextPriceList } from "./price-list-values.ts";

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
