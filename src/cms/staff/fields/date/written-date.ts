import { languages, languageTag } from "#src/i18n/language.ts";
import { parseTimeOfDay } from "#src/i18n/times/time-of-day.ts";

export interface WrittenDate {
  day: Temporal.PlainDate;
  time?: string;
  /** True when the text has no year and the parser has added the year. */
  isYearAdded?: true;
}

/**
 * Parses a Norwegian, English or German date with an optional time. Examples are 1.6.2027, 01.06.27, 1/6-27, 01062027,
 * 2027-06-01, tirsdag 1. juni 2027 kl. 9, and June 1st 2027. A year of two digits is in this century.
 * @param from allows dates without a year, such as 17.5. or 17. mai; the result is the next such day from this date on
 */
export function parseWrittenDate(text: string, from?: Temporal.PlainDate): WrittenDate | undefined {
  const written = withoutMarks(text).trim();
  const withYear = readDate(written, dayIn);
  if (withYear || !from) return withYear;
  const next = readDate(written, (day) => nextDayIn(day, from));
  return next && { ...next, isYearAdded: true };
}

function readDate(
  written: string,
  findDay: (text: string) => Temporal.PlainDate | undefined,
): WrittenDate | undefined {
  const day = findDay(written);
  if (day) return { day };
  const [, dayText = "", timeText, inMinutes = ""] = dayAndTime.exec(written) ?? [];
  const timedDay = findDay(dayText);
  const time = parseTimeOfDay(timeText ?? inMinutes);
  return timedDay && time !== undefined ? { day: timedDay, time } : undefined;
}

/** Matches a day and a time. The time can lack its minutes only after a word such as kl. or at. */
const dayAndTime =
  /^(.+?)[\s,]*?(?:[\s,](?:klokk[ea]n?|kl\.?|at|um)\s*(\d[\d.:]*(?:\s*uhr)?)|[\st,](\d{1,2}[.:]\d{2}(?:\s*uhr)?))$/;

const [firstYear, lastYear] = [1900, 2199];
/** Matches the separators between numbers, as in 1.6.2027, 1. 6. 2027, 1/6-27 and 1 6 2027. */
const mark = String.raw`(?:\s*[./,-]\s*|\s+)`;
const figures = new RegExp(String.raw`^(\d{1,2})${mark}(\d{1,2})${mark}(\d{2}|\d{4})\.?$`);
const joined = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const yearFirst = new RegExp(String.raw`^(\d{4})${mark}(\d{1,2})${mark}(\d{1,2})\.?$`);
const yearFirstJoined = /^(\d{4})(\d{2})(\d{2})$/;
/** Matches an optional weekday or article, as in tir. 1. juni 2027 and den 1. juni 2027. */
const before = String.raw`^(?:\p{L}+[.,]*\s+(?:den\s+|the\s+)?)?`;
const dayThenMonth = new RegExp(
  String.raw`${before}(\d{1,2})(?:st|nd|rd|th)?[.\s-]*(?:of\s+)?([a-z]{3,})[.,\s-]*(\d{2}|\d{4})$`,
  "u",
);
const monthThenDay = new RegExp(
  String.raw`${before}([a-z]{3,})[.\s]*(\d{1,2})(?:st|nd|rd|th)?[.,\s]+(\d{2}|\d{4})$`,
  "u",
);

function dayIn(text: string): Temporal.PlainDate | undefined {
  const match = figures.exec(text) ?? joined.exec(text);
  const inFigures = match && dayOf(match[3]!, Number(match[2]), match[1]!);
  if (inFigures) return inFigures;
  const ordered = yearFirst.exec(text) ?? yearFirstJoined.exec(text);
  if (ordered) return dayOf(ordered[1]!, Number(ordered[2]), ordered[3]!);
  const [, day, month = "", year] = dayThenMonth.exec(text) ?? [];
  if (day) return dayOf(year!, monthOf(month), day);
  const [, wordFirst = "", second, third] = monthThenDay.exec(text) ?? [];
  return second ? dayOf(third!, monthOf(wordFirst), second) : undefined;
}

/** Matches a day without a year in figures, such as 17.5, 17.5. and 17/5. */
const dayAndMonth = new RegExp(String.raw`^(\d{1,2})${mark}(\d{1,2})\.?$`);
/** Matches a day without a year before the name of a month, such as 17. mai and the 17th of May. */
const dayAndMonthName = new RegExp(
  String.raw`${before}(\d{1,2})(?:st|nd|rd|th)?[.\s-]*(?:of\s+)?([a-z]{3,})\.?$`,
  "u",
);
/** Matches a day without a year after the name of a month, such as May 17th. */
const monthNameAndDay = new RegExp(String.raw`${before}([a-z]{3,})[.\s]*(\d{1,2})(?:st|nd|rd|th)?\.?$`, "u");

/** The longest interval between two leap days, in years. This interval occurs around 2100. */
const maxYearsAhead = 8;

function nextDayIn(text: string, from: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const [, number = "", inFigures = ""] = dayAndMonth.exec(text) ?? [];
  const [, first = "", word = ""] = dayAndMonthName.exec(text) ?? [];
  const [, wordFirst = "", second = ""] = monthNameAndDay.exec(text) ?? [];
  const month = Number(inFigures) || monthOf(word || wordFirst);
  return Array.from({ length: maxYearsAhead + 1 }, (_, more) =>
    dayOf(String(from.year + more), month, number || first || second),
  ).find((day) => day && Temporal.PlainDate.compare(day, from) >= 0);
}

function dayOf(written: string, month: number | undefined, day: string): Temporal.PlainDate | undefined {
  const year = written.length === 2 ? 2000 + Number(written) : Number(written);
  if (!month || year < firstYear || year > lastYear) return undefined;
  try {
    return Temporal.PlainDate.from({ year, month, day: Number(day) }, { overflow: "reject" });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Folds a text to lower case without accents, with one kind of dash and one kind of space. März becomes marz. */
function withoutMarks(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

function monthOf(word: string): number | undefined {
  return monthNames.find(({ name }) => word !== "" && name.startsWith(word))?.month;
}

const monthNames = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(languageTag[language], { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => ({
    name: withoutMarks(format.format(Date.UTC(2000, index))),
    month: index + 1,
  }));
});
