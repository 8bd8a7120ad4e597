import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages, languageTag } from "#src/i18n/language.ts";
import { parseWrittenDate } from "./written-date.ts";

const read = (text: string) => {
  const { day, time } = parseWrittenDate(text) ?? {};
  return day && [day.toString(), time].filter(Boolean).join(" ");
};

const pad = (value: number) => String(value).padStart(2, "0");
const inWords = (tag: string, options: Intl.DateTimeFormatOptions) => (day: Temporal.PlainDate) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" }).format(
    Date.UTC(day.year, day.month - 1, day.day),
  );
const ordinal = (day: number) =>
  `${day}${{ one: "st", two: "nd", few: "rd" }[new Intl.PluralRules("en", { type: "ordinal" }).select(day) as "one"] ?? "th"}`;

const spellings: Record<string, (day: Temporal.PlainDate) => string> = {
  "ISO 8601": (day) => day.toString(),
  "ISO 8601 without hyphens": ({ year, month, day }) => `${year}${pad(month)}${pad(day)}`,
  "day, month in words, year": (day) => `${day.day}-${inWords("en-GB", { month: "short" })(day)}-${day.year}`,
  "month first": (day) => `${inWords("en-GB", { month: "long" })(day)} ${ordinal(day.day)}, ${day.year}`,
  American: inWords("en-US", { dateStyle: "long" }),
};
for (const mark of [".", "/", "-", " ", ". ", ","]) {
  spellings[`1${mark}6${mark}2027`] = ({ year, month, day }) => [day, month, year].join(mark);
  spellings[`01${mark}06${mark}2027`] = ({ year, month, day }) => [pad(day), pad(month), year].join(mark);
  spellings[`01${mark}06${mark}27`] = ({ year, month, day }) =>
    [pad(day), pad(month), pad(year % 100)].join(mark);
}
for (const mark of ["/", "."]) {
  spellings[`1${mark}6-27`] = ({ year, month, day }) => `${day}${mark}${month}-${pad(year % 100)}`;
  spellings[`1${mark}6 – 2027`] = ({ year, month, day }) => `${day}${mark}${month} – ${year}`;
}
spellings["010627"] = ({ year, month, day }) => pad(day) + pad(month) + pad(year % 100);
spellings["01062027"] = ({ year, month, day }) => `${pad(day)}${pad(month)}${year}`;
for (const language of languages)
  for (const dateStyle of ["short", "medium", "long", "full"] as const)
    spellings[`${language}, ${dateStyle}`] = inWords(languageTag[language], { dateStyle });

const waysWithoutYear: Record<string, (day: Temporal.PlainDate) => string> = {
  "01.06": ({ month, day }) => `${pad(day)}.${pad(month)}`,
  "01.06.": ({ month, day }) => `${pad(day)}.${pad(month)}.`,
  "day, month in words": (day) => `${day.day}-${inWords("en-GB", { month: "short" })(day)}`,
  "month first": (day) => `${inWords("en-GB", { month: "long" })(day)} ${ordinal(day.day)}`,
  "the 1st of June": (day) => `the ${ordinal(day.day)} of ${inWords("en-GB", { month: "long" })(day)}`,
};
for (const mark of [".", "/", "-", " ", ". ", ","]) {
  waysWithoutYear[`1${mark}6`] = ({ month, day }) => `${day}${mark}${month}`;
  waysWithoutYear[`1${mark}6.`] = ({ month, day }) => `${day}${mark}${month}.`;
}
for (const language of languages)
  for (const month of ["short", "long"] as const)
    for (const weekday of [undefined, "short", "long"] as const)
      waysWithoutYear[`${language}, ${month}, ${weekday}`] = inWords(languageTag[language], {
        month,
        day: "numeric",
        ...(weekday && { weekday }),
      });

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true })
  .map((date) => Temporal.PlainDate.from(date.toISOString().slice(0, 10)));

describe("reads a day written as", () => {
  test.each(Object.entries(spellings))("%s", (_, write) => {
    for (let each = Temporal.PlainDate.from("2027-01-01"); each.year === 2027; each = each.add({ days: 1 }))
      expect(read(write(each)), write(each)).toBe(each.toString());
  });

  test("any of these spellings in capitals, between spaces, and before a time", () => {
    const time = fc.record({ hour: fc.nat(23), minute: fc.nat(59) });
    const behind = fc.constantFrom(
      (hour: number, minute: number) => ` kl. ${pad(hour)}.${pad(minute)}`,
      (hour: number, minute: number) => ` ${hour}.${pad(minute)}`,
      (hour: number, minute: number) => `, ${pad(hour)}:${pad(minute)}`,
      (hour: number, minute: number) => ` at ${hour}:${pad(minute)}`,
      (hour: number, minute: number) => ` um ${pad(hour)}:${pad(minute)} Uhr`,
    );
    fc.assert(
      fc.property(
        day,
        fc.constantFrom(...Object.values(spellings)),
        fc.constantFrom(
          (text: string) => text,
          (text: string) => text.toUpperCase(),
        ),
        fc.option(fc.tuple(behind, time)),
        (meant, write, spell, timed) => {
          const [words, { hour, minute }] = timed ?? [() => "", { hour: 0, minute: 0 }];
          const text = spell(`  ${write(meant)}${words(hour, minute)} `);
          expect(read(text), text).toBe(timed ? `${meant} ${pad(hour)}:${pad(minute)}` : meant.toString());
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ["1.12.2027", "2027-12-01"],
  ["2.12.2026", "2026-12-02"],
  ["01.06.27", "2027-06-01"],
  ["1/6-27", "2027-06-01"],
  ["1. juni 2027", "2027-06-01"],
  ["tirsdag 1. juni 2027 kl. 9", "2027-06-01 09:00"],
  ["den 1. juni 2027", "2027-06-01"],
  ["tirsdag den 1. juni 2027", "2027-06-01"],
  ["the 1st of June 2027", "2027-06-01"],
  ["Dienstag, den 1. März 2027", "2027-03-01"],
  ["1 sept 27", "2027-09-01"],
  ["2027-06-01T08:30", "2027-06-01 08:30"],
  ["1.6.2027 klokka 8", "2027-06-01 08:00"],
])("parseWrittenDate() reads %j as %s", (text, meant) => expect(read(text)).toBe(meant));

describe("a day without a year", () => {
  test("is read as the next such day, including today, in any notation, with or without a time", () => {
    fc.assert(
      fc.property(
        day,
        day,
        fc.constantFrom(...Object.values(waysWithoutYear)),
        fc.constantFrom("", " kl. 09.30", " 9.30"),
        (meant, from, write, time) => {
          const text = write(meant) + time;
          expect(parseWrittenDate(text), text).toBeUndefined();
          const { day: next, time: timeRead, isYearAdded } = parseWrittenDate(text, from)!;
          expect([next.month, next.day, timeRead, isYearAdded], text).toEqual([
            meant.month,
            meant.day,
            time ? "09:30" : undefined,
            true,
          ]);
          expect(Temporal.PlainDate.compare(next, from), text).toBeGreaterThanOrEqual(0);
          let year = next.year - 1;
          // For 29 February, the previous such day can be four years earlier.
          while (next.with({ year }).day !== next.day) year--;
          expect(Temporal.PlainDate.compare(next.with({ year }), from), text).toBeLessThan(0);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test("doesn't change how a day with its year is read", () => {
    fc.assert(
      fc.property(day, day, fc.constantFrom(...Object.values(spellings)), (meant, from, write) => {
        const found = parseWrittenDate(write(meant), from);
        expect(found).toEqual(parseWrittenDate(write(meant)));
        expect(found).not.toHaveProperty("isYearAdded");
      }),
    );
  });

  test.each([
    ["17.5", "2027-05-17"],
    ["17.5.", "2027-05-17"],
    ["17. mai", "2027-05-17"],
    ["17. mai kl. 9", "2027-05-17 09:00"],
    ["tirsdag 17. mai", "2027-05-17"],
    ["26.11", "2026-11-26"],
    ["25.11", "2027-11-25"],
    ["29.2", "2028-02-29"],
    ["17.5.26", "2026-05-17"],
  ])("%j on 26 November 2026 is %s", (text, meant) => {
    const { day: next, time } = parseWrittenDate(text, Temporal.PlainDate.from("2026-11-26"))!;
    expect([next.toString(), time].filter(Boolean).join(" ")).toBe(meant);
  });

  test.each([
    "31.6",
    "30. februar",
    "1.13",
    "0.5",
    "17",
    "mai",
    "i mai",
    "1705",
    "2027",
    "17. mandag",
    "9.30.30",
  ])("%j is refused", (text) =>
    expect(parseWrittenDate(text, Temporal.PlainDate.from("2026-11-26"))).toBeUndefined(),
  );
});

test.each([
  "",
  "i morgen",
  "1.6",
  "1. juni",
  "31.2.2027",
  "29.2.2027",
  "32.1.2027",
  "1.13.2027",
  "0.6.2027",
  "1.6.202",
  "1.6.20270",
  "1. mandag 2027",
  "1.6.2027 kl. 25",
  "1.6.2027 9",
  "1.6.1027",
])("parseWrittenDate() refuses %j as invalid or ambiguous", (text) => expect(read(text)).toBeUndefined());

test("parseWrittenDate() returns a valid day or undefined for any text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d./, -]{0,12}$/)), (text) => {
      const meant = parseWrittenDate(text);
      if (meant) expect(read(meant.day.toString())).toBe(meant.day.toString());
    }),
  );
});
