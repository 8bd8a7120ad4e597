import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatTime, timeZone } from "#src/i18n/format.ts";
import { languageTag } from "#src/i18n/language.ts";
import { dayOf, toStoredInstant } from "#src/i18n/times/time.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";
import { parseWrittenTime } from "./written-time.ts";

// Wednesday, 10 a.m. in Oslo.
const now = Temporal.Instant.from("2026-07-15T08:00:00Z");
const read = (text: string) => {
  const moment = parseWrittenTime(text, now);
  return moment && toStoredInstant(moment);
};

test.each([
  ["15", "2026-07-15T13:00:00Z"],
  ["1530", "2026-07-15T13:30:00Z"],
  ["kl 15", "2026-07-15T13:00:00Z"],
  ["til kl. 15.30", "2026-07-15T13:30:00Z"],
  ["i morgen 12", "2026-07-16T10:00:00Z"],
  ["12 i morgen", "2026-07-16T10:00:00Z"],
  ["I morgen kl. 12:15", "2026-07-16T10:15:00Z"],
  ["i morgen", "2026-07-16T06:00:00Z"],
  ["fredag 12", "2026-07-17T10:00:00Z"],
  ["onsdag 9", "2026-07-22T07:00:00Z"],
  ["onsdag 11", "2026-07-15T09:00:00Z"],
  ["midnatt", "2026-07-15T22:00:00Z"],
  ["24", "2026-07-15T22:00:00Z"],
  ["3 pm", "2026-07-15T13:00:00Z"],
  ["tomorrow at 3:30pm", "2026-07-16T13:30:00Z"],
  ["12 am", "2026-07-15T22:00:00Z"],
  ["noon", undefined],
  ["on Friday 12 p.m.", "2026-07-17T10:00:00Z"],
  ["morgen 12 Uhr", "2026-07-16T10:00:00Z"],
  ["bis 15 Uhr", "2026-07-15T13:00:00Z"],
  ["übermorgen um 9", "2026-07-17T07:00:00Z"],
  ["am Montag, 12:00 Uhr", "2026-07-20T10:00:00Z"],
  ["9", "2026-07-15T07:00:00Z"],
  ["25", undefined],
  ["15.75", undefined],
  ["13 pm", undefined],
  ["kl", undefined],
  ["snart", undefined],
  ["17.05.2027", undefined],
  ["", undefined],
])("“%s” is read as %s", (text, moment) => {
  expect(read(text)).toBe(moment);
});

test("an hour that is skipped when summer time begins is refused", () => {
  expect(parseWrittenTime("2.30", Temporal.Instant.from("2027-03-28T00:00:00Z"))).toBeUndefined();
});

describe("parseWrittenTime()", () => {
  const moment = fc
    .integer({ min: Date.UTC(2026, 0) / 900_000, max: Date.UTC(2028, 0) / 900_000 })
    .map((quarter) => Temporal.Instant.fromEpochMilliseconds(quarter * 900_000));
  const language = fc.constantFrom(...exampleLanguages);

  test("reads every quarter of an hour from 04:00 as each language formats this time, with today, tomorrow or a weekday", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 6 }), language, (at, days, spoken) => {
        const today = dayOf(at).subtract({ days });
        const start = today.toZonedDateTime({ timeZone, plainTime: "00:00" }).toInstant();
        const local = at.toZonedDateTimeISO(timeZone);
        fc.pre(local.hour > 3);
        const weekday = new Intl.DateTimeFormat(languageTag[spoken], { weekday: "long", timeZone });
        const near = { nb: ["i dag", "i morgen"], en: ["today", "tomorrow"], de: ["heute", "morgen"] }[
          spoken
        ];
        const day = near[days] ?? weekday.format(at.epochMilliseconds);
        const time = formatTime(at, spoken).replaceAll("\u00a0", " ");
        for (const text of [`${day} ${time}`, `${time} ${day}`, ...(days === 0 ? [time] : [])])
          expect(parseWrittenTime(text, start)?.toString(), text).toBe(at.toString());
      }),
    );
  });

  test("returns no moment outside the next eight days for any text", () => {
    const word = fc.constantFrom(
      "kl.",
      "15",
      "9.30",
      "i morgen",
      "fredag",
      "pm",
      "um",
      "Uhr",
      "midnight",
      "x",
    );
    fc.assert(
      fc.property(
        moment,
        fc.oneof(
          fc.string(),
          fc.array(word).map((words) => words.join(" ")),
        ),
        (at, text) => {
          const found = parseWrittenTime(text, at);
          if (!found) return;
          const days = dayOf(at).until(dayOf(found)).days;
          expect(days).toBeGreaterThanOrEqual(0);
          expect(days).toBeLessThanOrEqual(8);
        },
      ),
    );
  });
});
