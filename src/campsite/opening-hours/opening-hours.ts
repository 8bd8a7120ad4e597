import { z } from "zod";
import { formatDayOfYear, isWholeYear } from "#src/i18n/format.ts";
import { type Language } from "#src/i18n/language.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { schemasOf, type Label } from "#src/cms/kind/field.ts";
import { day as dayField, customValue } from "#src/cms/kind/fields.ts";
import { openingHoursFaultsText as faults, openingHoursLabelsText } from "#messages/opening-hours";
import { inEachOf, labelsOf } from "#src/i18n/texts.ts";
import { timeOfDayPattern } from "#src/i18n/times/time-of-day.ts";
import { dayInYear } from "#src/i18n/times/time.ts";

const labels = labelsOf(openingHoursLabelsText);

/** A time of day in Europe/Oslo, as 09:00. */
export const timeOfDay = z
  .string()
  .refine((text) => timeOfDayPattern.test(text), {
    error: "must be a time of day, as 09:00",
    params: faultWords(labels.timeFault),
  })
  .meta({ pattern: timeOfDayPattern.source });

/** A day of the year, as 04-24. It accepts 29 February. */
const dayOfYear = z
  .string()
  .regex(/^\d{2}-\d{2}$/, "must be a day of the year, as 04-24")
  .refine(isMonthDay, {
    error: "must be a day of the year",
    params: faultWords(inEachOf(faults, ({ noSuchDay }) => noSuchDay)),
  });

const yearDay = (label: Label) => customValue(dayOfYear, label, "");

export const time = (label: Label) => customValue(timeOfDay, label, "");

export const seasonFields = {
  opens: yearDay(labels.opens),
  closes: yearDay(labels.closes),
};

export const openSeason = z
  .object(schemasOf(seasonFields, "input"))
  .refine(({ opens, closes }) => opens <= closes, {
    path: ["closes"],
    error: "must be after it opens",
    params: faultWords(inEachOf(faults, ({ seasonReversed }) => seasonReversed)),
  })
  .describe("The first and the last day, in the same year");

export const periodFields = {
  from: yearDay(labels.from),
  to: yearDay(labels.to),
  opens: time(labels.opensAt),
  closes: time(labels.closesAt),
};

const receptionPeriod = z.object(schemasOf(periodFields, "input")).check(({ value, issues }) => {
  const { from, to, opens, closes } = value;
  const fault = (path: string, message: string, name: "periodReversed" | "hoursReversed") =>
    issues.push({
      code: "custom",
      input: value,
      path: [path],
      message,
      params: faultWords(inEachOf(faults, (words) => words[name])),
    });
  if (from > to) fault("to", "must not be before from", "periodReversed");
  if (opens >= closes) fault("closes", "must be after opens", "hoursReversed");
});
export type ReceptionPeriod = z.infer<typeof receptionPeriod>;

/** The reception's hours, in periods of the year that don't overlap. */
export const receptionPeriods = z
  .array(receptionPeriod)
  .check(({ value, issues }) => {
    for (const [index, period] of value.entries()) {
      const other = value.findIndex((each, at) => at < index && areOverlapping(each, period));
      if (other === -1) continue;
      const { from, to } = value[other]!;
      issues.push({
        code: "custom",
        input: value,
        path: [index, "from"],
        message: "must not overlap another period",
        params: faultWords(
          inEachOf(faults, ({ overlap }, each) =>
            overlap({
              number: other + 1,
              from: monthDayInWords(from, each),
              to: monthDayInWords(to, each),
            }),
          ),
        ),
      });
    }
  })
  .describe("Closed on days outside these periods");

const maybeTime = (label: Label) => customValue(z.union([z.literal(""), timeOfDay]), label, "");

export const exceptionFields = {
  day: dayField(labels.day),
  opens: maybeTime(labels.opensAt),
  closes: maybeTime(labels.closesAt),
};

const receptionException = z
  .object(schemasOf(exceptionFields, "input"))
  .check(({ value: { opens, closes }, issues, value }) => {
    const fault = (path: string, message: string, name: "halfHours" | "hoursReversed") =>
      issues.push({
        code: "custom",
        input: value,
        path: [path],
        message,
        params: faultWords(inEachOf(faults, (words) => words[name])),
      });
    if ((opens === "") !== (closes === ""))
      fault(opens === "" ? "opens" : "closes", "must be there with the other one", "halfHours");
    else if (opens !== "" && opens >= closes) fault("closes", "must be after opens", "hoursReversed");
  });
export type ReceptionException = z.infer<typeof receptionException>;

/** An upper limit that no campsite reaches in practice. */
const maxExceptions = 100;

/** Days of the season with other hours than the period's. */
export const receptionExceptions = z
  .array(receptionException)
  .max(maxExceptions)
  .check(({ value, issues }) => {
    for (const [index, { day: date }] of value.entries())
      if (value.findIndex((each) => each.day === date) < index)
        issues.push({
          code: "custom",
          input: value,
          path: [index, "day"],
          message: "must not be another one's day",
          params: faultWords(inEachOf(faults, ({ sameDay }) => sameDay)),
        });
  })
  .describe("Without hours the reception is closed that day");

/** The number of days ahead for which guests see other hours. */
const announcedDays = 30;

/** Returns the exceptions that guests see, the next first. */
export function comingExceptions(
  exceptions: readonly ReceptionException[],
  today: Temporal.PlainDate,
): ReceptionException[] {
  const [from, to] = [today.toString(), today.add({ days: announcedDays }).toString()];
  return exceptions
    .filter((each) => each.day >= from && each.day <= to)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const areOverlapping = (a: ReceptionPeriod, b: ReceptionPeriod) => a.from <= b.to && b.from <= a.to;

/** True when it is open all year, which is also the default. */
export const isAllYear = ({ opens, closes }: z.infer<typeof openSeason>): boolean =>
  isWholeYear(opens, closes);

export const areHoursWritten = ({ season, reception }: OpeningHours): boolean =>
  reception.length > 0 || !isAllYear(season);

interface OpeningHours {
  season: z.infer<typeof openSeason>;
  reception: readonly ReceptionPeriod[];
}

/** Returns "04-24" as 24. april. A day that doesn't exist, perhaps while it is being typed, stays in figures. */
export function monthDayInWords(text: string, language: Language): string {
  if (isMonthDay(text)) return formatDayOfYear(Temporal.PlainMonthDay.from(text), language);
  return text.split("-").toReversed().join(".");
}

/** Returns a new period from the day after the last one to the season's end, with the last period's hours. */
export function periodAfter(
  periods: readonly ReceptionPeriod[],
  { opens, closes }: z.infer<typeof openSeason>,
): ReceptionPeriod {
  const last = periods.toSorted((a, b) => (a.to < b.to ? -1 : 1)).at(-1);
  const hours = { opens: last?.opens ?? "09:00", closes: last?.closes ?? "19:00" };
  const from = last ? dayAfter(last.to) : opens;
  return { from, to: from <= closes ? closes : from, ...hours };
}

/** Returns the next day in a leap year. The last day of the year and an invalid day are returned unchanged. */
function dayAfter(monthDay: string): string {
  if (!isMonthDay(monthDay)) return monthDay;
  const next = dayInYear(monthDay, 2000).add({ days: 1 });
  return next.year === 2000 ? next.toString().slice(5) : monthDay;
}

function isMonthDay(text: string): boolean {
  const [month, day] = text.split("-").map(Number);
  return month! >= 1 && month! <= 12 && day! >= 1 && day! <= new Date(Date.UTC(2000, month, 0)).getUTCDate();
}
