import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeZone } from "#src/i18n/format.ts";
import { receptionExceptions } from "./opening-hours.ts";
import { hoursOn, receptionNow, receptionState } from "./reception.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

const hours = {
  season: { opens: "04-24", closes: "09-20" },
  exceptions: [],
  reception: [
    { from: "04-24", to: "06-18", opens: "09:00", closes: "19:00" },
    { from: "06-19", to: "08-16", opens: "09:00", closes: "21:00" },
    { from: "08-20", to: "09-19", opens: "10:30", closes: "19:00" },
  ],
};

/** Returns the reception's state at a time in Oslo, as text in each example language. */
const at = (time: string, phone?: string) => {
  const now = Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).toInstant();
  return exampleLanguages.map((language) => receptionNow(receptionState(hours, now), language, phone));
};

test.each([
  [
    "2026-07-15T10:00",
    "Resepsjonen er åpen til kl. 21",
    "Reception is open until 21:00",
    "Die Rezeption ist bis 21 Uhr geöffnet",
  ],
  [
    "2026-07-15T02:30",
    "Resepsjonen er stengt og åpner kl. 09",
    "Reception is closed and opens at 09:00",
    "Die Rezeption ist geschlossen und öffnet um 9 Uhr",
  ],
  [
    "2026-07-15T21:00",
    "Resepsjonen er stengt og åpner i morgen kl. 09",
    "Reception is closed and opens tomorrow at 09:00",
    "Die Rezeption ist geschlossen und öffnet morgen um 9 Uhr",
  ],
  [
    "2026-08-16T21:00",
    "Resepsjonen er stengt og åpner torsdag kl. 10.30",
    "Reception is closed and opens on Thursday at 10:30",
    "Die Rezeption ist geschlossen und öffnet am Donnerstag um 10.30 Uhr",
  ],
  ["2026-09-20T12:00", "Resepsjonen er stengt", "Reception is closed", "Die Rezeption ist geschlossen"],
  [
    "2026-09-21T00:00",
    "Stengt for sesongen. Vi åpner 24. april",
    "Closed for the season. We open on 24 April",
    "Saisonpause. Wir öffnen am 24. April",
  ],
])("at %s the reception's state is described in every language", (time, ...words) => {
  expect(at(time)).toEqual(words);
});

test("the text contains a phone number only while the reception is closed in the season", () => {
  const phone = "+4733001234";
  expect(at("2026-07-15T02:30", phone)[0]).toBe(
    "Resepsjonen er stengt og åpner kl. 09. Haster det, ring 33\u00a000\u00a012\u00a034",
  );
  for (const time of ["2026-07-15T10:00", "2026-12-01T10:00"]) expect(at(time, phone)).toEqual(at(time));
});

describe("a day with other hours", () => {
  const excepted = {
    ...hours,
    exceptions: [
      { day: "2026-07-15", opens: "", closes: "" },
      { day: "2026-07-16", opens: "12:00", closes: "16:00" },
      { day: "2026-08-18", opens: "10:00", closes: "14:00" },
    ],
  };
  const says = (time: string) => {
    const now = Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone).toInstant();
    return receptionNow(receptionState(excepted, now), "nb");
  };

  test.each([
    ["2026-07-14T22:00", "Resepsjonen er stengt og åpner torsdag kl. 12"],
    ["2026-07-15T10:00", "Resepsjonen er stengt og åpner i morgen kl. 12"],
    ["2026-07-16T10:00", "Resepsjonen er stengt og åpner kl. 12"],
    ["2026-07-16T13:00", "Resepsjonen er åpen til kl. 16"],
    ["2026-07-16T17:00", "Resepsjonen er stengt og åpner i morgen kl. 09"],
    ["2026-08-17T12:00", "Resepsjonen er stengt og åpner i morgen kl. 10"],
    ["2026-08-18T12:00", "Resepsjonen er åpen til kl. 14"],
    ["2027-07-15T12:00", "Resepsjonen er åpen til kl. 21"],
  ])("at %s results in: %s", (time, words) => expect(says(time)).toBe(words));

  const day = fc
    .integer({ min: 0, max: 400 })
    .map((days) => Temporal.PlainDate.from("2026-04-01").add({ days }));
  const exceptions = fc.uniqueArray(fc.record({ day: day.map(String), isOpen: fc.boolean() }), {
    selector: (each) => each.day,
    maxLength: 30,
  });

  test("is considered in the search for the next opening", () => {
    fc.assert(
      fc.property(exceptions, day, (all, date) => {
        const written = {
          ...hours,
          exceptions: all.map((each) => ({
            day: each.day,
            ...(each.isOpen ? { opens: "10:00", closes: "11:00" } : { opens: "", closes: "" }),
          })),
        };
        const night = date.toZonedDateTime({ timeZone, plainTime: "23:30" }).toInstant();
        const state = receptionState(written, night);
        if (state.state === "closed-for-season") return;
        const days = Array.from({ length: 200 }, (_, index) => date.add({ days: index + 1 }));
        const end = days.findIndex((each) => each.toString().slice(5) > hours.season.closes);
        const expected = days.slice(0, end).find((each) => hoursOn(written, each));
        const next = state.state === "closed-for-today" ? state.next : undefined;
        expect(next?.date.toString()).toBe(expected?.toString());
        if (next) expect(next.opens).toBe(hoursOn(written, next.date)!.opens);
      }),
    );
  });

  test("can be entered once for each date, with both times or without times", () => {
    const faults = (...days: object[]) =>
      receptionExceptions.safeParse(days).error?.issues.map(({ path }) => path.join("."));
    expect(faults({ day: "2026-07-15", opens: "", closes: "" })).toBeUndefined();
    expect(faults({ day: "2026-07-15", opens: "09:00", closes: "" })).toEqual(["0.closes"]);
    expect(faults({ day: "2026-07-15", opens: "", closes: "09:00" })).toEqual(["0.opens"]);
    expect(faults({ day: "2026-07-15", opens: "12:00", closes: "09:00" })).toEqual(["0.closes"]);
    expect(faults({ day: "2026-02-30", opens: "", closes: "" })).toEqual(["0.day"]);
    const closed = { day: "2026-07-15", opens: "", closes: "" };
    expect(faults(closed, { ...closed, opens: "10:00", closes: "12:00" })).toEqual(["1.day"]);
  });
});
