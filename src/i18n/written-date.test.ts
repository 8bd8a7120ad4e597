import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages, languageTag } from "./language.ts";
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

/** How people write a day. */
const ways: Record<string, (day: Temporal.PlainDate) => string> = {
  "ISO 8601": (day) => day.toString(),
  "ISO 8601 without marks": ({ year, month, day }) => `${year}${pad(month)}${pad(day)}`,
  "with the month as a word between": (day) =>
    `${day.day}-${inWords("en-GB", { month: "short" })(day)}-${day.year}`,
  "month first": (day) => `${inWords("en-GB", { month: "long" })(day)} ${ordinal(day.day)}, ${day.year}`,
  American: inWords("en-US", { dateStyle: "long" }),
};
for (const mark of [".", "/", "-", " ", ". ", ","]) {
  ways[`1${mark}6${mark}2027`] = ({ year, month, day }) => [day, month, year].join(mark);
  ways[`01${mark}06${mark}2027`] = ({ year, month, day }) => [pad(day), pad(month), year].join(mark);
  ways[`01${mark}06${mark}27`] = ({ year, month, day }) => [pad(day), pad(month), pad(year % 100)].join(mark);
}
for (const mark of ["/", "."]) {
  ways[`1${mark}6-27`] = ({ year, month, day }) => `${day}${mark}${month}-${pad(year % 100)}`;
  ways[`1${mark}6 – 2027`] = ({ year, month, day }) => `${day}${mark}${month} – ${year}`;
}
ways["010627"] = ({ year, month, day }) => pad(day) + pad(month) + pad(year % 100);
ways["01062027"] = ({ year, month, day }) => `${pad(day)}${pad(month)}${year}`;
for (const language of languages)
  for (const dateStyle of ["short", "medium", "long", "full"] as const)
    ways[`${language}, ${dateStyle}`] = inWords(languageTag[language], { dateStyle });

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true })
  .map((date) => Temporal.PlainDate.from(date.toISOString().slice(0, 10)));

describe("a day is the same day", () => {
  test.each(Object.entries(ways))("%s", (_, write) => {
    for (let each = Temporal.PlainDate.from("2027-01-01"); each.year === 2027; each = each.add({ days: 1 }))
      expect(read(write(each)), write(each)).toBe(each.toString());
  });

  test("however it is written, in capitals, amid spaces, and with a time behind it", () => {
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
        fc.constantFrom(...Object.values(ways)),
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
])("%j is %s", (text, meant) => expect(read(text)).toBe(meant));

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
])("%j is no day that one can be sure of", (text) => expect(read(text)).toBeUndefined());

test("whatever is written gives a day or none", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d./, -]{0,12}$/)), (text) => {
      const meant = parseWrittenDate(text);
      if (meant) expect(read(meant.day.toString())).toBe(meant.day.toString());
    }),
  );
});
