import { expect, test } from "vitest";
import { savedWhen } from "./saved-date.ts";

const now = Date.parse("2027-03-28T10:00:00Z");

test.each([
  ["2027-03-28T07:12:00Z", ["i dag kl. 09.12", "today at 09:12", "heute, 09:12 Uhr"]],
  // In this night summer time begins in Norway.
  ["2027-03-27T23:30:00Z", ["i dag kl. 00.30", "today at 00:30", "heute, 00:30 Uhr"]],
  ["2027-03-27T22:30:00Z", ["i går kl. 23.30", "yesterday at 23:30", "gestern, 23:30 Uhr"]],
  ["2027-03-26T22:30:00Z", ["26.03.2027 kl. 23.30", "26.03.2027 at 23:30", "26.03.2027, 23:30 Uhr"]],
] as const)("the time %s of a saved page is formatted by the campsite's clock", (at, words) => {
  const formatted = (["nb", "en", "de"] as const).map((language) => savedWhen(Date.parse(at), now, language));
  expect(formatted.map((each) => each.replaceAll("\u00a0", " "))).toEqual(words);
});

test("yesterday is the previous calendar day, also when the clock changes", () => {
  const format = (at: string, moment: string) => savedWhen(Date.parse(at), Date.parse(moment), "nb");
  expect(format("2026-03-29T12:00:00Z", "2026-03-29T22:30:00Z")).toMatch(/^i går/);
  expect(format("2026-03-28T12:00:00Z", "2026-03-29T22:30:00Z")).toMatch(/^28\.03\.2026/);
  expect(format("2026-10-24T12:00:00Z", "2026-10-25T22:30:00Z")).toMatch(/^i går/);
});
