import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleLanguages } from "#test/support/example-languages.ts";
import { formatWeekday, formatWeekdays, weekdayOf, weekdays, type Weekday } from "./weekdays.ts";

test.each<[Weekday[], string, string, string]>([
  [["friday", "saturday", "sunday"], "fredag–søndag", "Friday–Sunday", "Freitag–Sonntag"],
  [["sunday", "saturday"], "lørdag og søndag", "Saturday and Sunday", "Samstag und Sonntag"],
  [["monday"], "mandag", "Monday", "Montag"],
  [
    ["tuesday", "saturday", "sunday"],
    "tirsdag, lørdag og søndag",
    "Tuesday, Saturday and Sunday",
    "Dienstag, Samstag und Sonntag",
  ],
  [
    ["monday", "wednesday", "thursday", "friday"],
    "mandag og onsdag–fredag",
    "Monday and Wednesday–Friday",
    "Montag und Mittwoch–Freitag",
  ],
  [["friday", "saturday", "sunday", "monday"], "fredag–mandag", "Friday–Monday", "Freitag–Montag"],
])("formatWeekdays joins %j to a text in each language", (days, ...words) => {
  expect(exampleLanguages.map((language) => formatWeekdays(days, language))).toEqual(words);
});

test("formatWeekdays names each of the given weekdays once, alone or in a range", () => {
  const some = fc.subarray([...weekdays], { minLength: 1, maxLength: weekdays.length - 1 });
  fc.assert(
    fc.property(some, (days) => {
      const named = formatWeekdays(days, "en")
        .split(/, | and /)
        .flatMap((part) => {
          const [first, last = first] = part.split("–").map((name) => name.toLowerCase() as Weekday);
          const [from, to] = [weekdays.indexOf(first!), weekdays.indexOf(last!)];
          const length = ((to - from + weekdays.length) % weekdays.length) + 1;
          return Array.from({ length }, (_, index) => weekdays[(from + index) % weekdays.length]!);
        });
      expect(named.toSorted()).toEqual(days.toSorted());
    }),
  );
});

test("a day has its weekday, and each weekday has a short name without a full stop", () => {
  expect(weekdayOf(Temporal.PlainDate.from("2026-11-29"))).toBe("sunday");
  expect(exampleLanguages.map((language) => formatWeekday("friday", language, "short"))).toEqual([
    "fre",
    "Fri",
    "Fr",
  ]);
});
