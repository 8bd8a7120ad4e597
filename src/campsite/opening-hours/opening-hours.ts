import { z } from "zod";
import { formatDayOfYear } from "#src/i18n/format.ts";
import { type Language } from "#src/i18n/language.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { schemasOf, type Label } from "#src/cms/kind/field.ts";
import { day as dayField, customJson, customValue } from "#src/cms/kind/fields.ts";
import { openingHoursFaultsText as faults, openingHoursLabelsText } from "#messages/opening-hours";
import { inEachOf, labelsOf } from "#src/i18n/texts.ts";
import { endOfDay, timeOfDayPattern } from "#src/i18n/times/time-of-day.ts";
import { dayInYear } from "#src/i18n/times/time.ts";
import { weekdays, type Weekday } from "#src/i18n/weekdays.ts";
import { isAllYear } from "./season.ts";

const labels = labelsOf(openingHoursLabelsText);

/** The hours of a day. Hours that end after midnight belong to the day on which they begin. */
export interface Hours {
  opens: string;
  closes: string;
}

/** A time of day in Oslo, such as 09:00. */
export const timeOfDay = z
  .string()
  .refine((text) => timeOfDayPattern.test(text), {
    error: "must be a time of day, as 09:00",
    params: faultWords(labels.timeFault),
  })
  .meta({ pattern: timeOfDayPattern.source });

/** A day of the year, such as 04-24. 29 February is valid. */
const dayOfYear = z
  .string()
  .regex(/^\d{2}-\d{2}$/, "must be a day of the year, as 04-24")
  .refine(isMonthDay, {
    error: "must be a day of the year",
    params: faultWords(inEachOf(faults, ({ noSuchDay }) => noSuchDay)),
  });

const yearDay = (label: Label) => customValue(dayOfYear, label, "");

export const time = (label: Label) => customValue(timeOfDay, label, "");

/** The latest closing time after midnight. A later time is probably a mistake. */
const latestClosing = "06:00";

const closingTime = z
  .string()
  .refine((text) => timeOfDayPattern.test(text) || text === endOfDay, {
    error: "must be a time of day, as 19:00, or 24:00",
    params: faultWords(labels.timeFault),
  })
  .meta({ pattern: `${timeOfDayPattern.source}|^${endOfDay}$` })
  .describe(`Midnight is ${endOfDay}. A time up to ${latestClosing} may be on the next day`);

/** True when hours end on the same day, at midnight, or early on the next day. */
const areInOrder = ({ opens, closes }: Hours) =>
  closes > opens || (closes > "00:00" && closes <= latestClosing && closes < opens);

export const seasonFields = {
  opens: yearDay(labels.opens),
  closes: yearDay(labels.closes),
};

export const openSeason = z
  .object(schemasOf(seasonFields, "input"))
  .describe("The first and the last day. A season may run over New Year");

const periodWeekdays = z
  .array(z.enum(weekdays))
  .refine((days) => days.length > 0, {
    error: "must have a day",
    params: faultWords(inEachOf(faults, ({ noWeekday }) => noWeekday)),
  })
  .optional()
  .describe("The days of the week to which the hours apply. If left out, every day");

export const periodFields = {
  from: yearDay(labels.from),
  to: yearDay(labels.to),
  weekdays: customJson(periodWeekdays, labels.weekdays, undefined),
  opens: time(labels.opensAt),
  closes: customValue(closingTime, labels.closesAt, ""),
};

const receptionPeriod = z
  .object(schemasOf(periodFields, "input"))
  .refine(areInOrder, {
    path: ["closes"],
    error: `must be after opens, or on the next day until ${latestClosing}`,
    params: faultWords(inEachOf(faults, ({ hoursReversed }) => hoursReversed)),
  })
  .describe("The period may run over New Year");
export type ReceptionPeriod = z.infer<typeof receptionPeriod>;

/** The periods with the reception's hours. They must not overlap. */
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
  .describe("The periods of the year with reception hours. The reception is closed on all other days");

export const exceptionFields = {
  day: dayField(labels.day),
  opens: customValue(z.union([z.literal(""), timeOfDay]), labels.opensAt, ""),
  closes: customValue(z.union([z.literal(""), closingTime]), labels.closesAt, ""),
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
      fault(opens === "" ? "opens" : "closes", "must be given, because the other time is given", "halfHours");
    else if (opens !== "" && !areInOrder({ opens, closes }))
      fault("closes", `must be after opens, or on the next day until ${latestClosing}`, "hoursReversed");
  });
export type ReceptionException = z.infer<typeof receptionException>;

const maxExceptions = 100;

/** The days of the season on which the reception is closed, or has other hours than in the period. */
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
          message: "must not be the day of another exception",
          params: faultWords(inEachOf(faults, ({ sameDay }) => sameDay)),
        });
  })
  .describe("The days with other reception hours. The reception is closed on a day without hours");

/** Guests see exceptions up to this number of days ahead. */
const announcedDays = 30;

/** Returns the exceptions that guests see, in the order of their days. */
export function comingExceptions(
  exceptions: readonly ReceptionException[],
  today: Temporal.PlainDate,
): ReceptionException[] {
  const [from, to] = [today.toString(), today.add({ days: announcedDays }).toString()];
  return exceptions
    .filter((each) => each.day >= from && each.day <= to)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function areOverlapping(a: ReceptionPeriod, b: ReceptionPeriod): boolean {
  const isIn = ({ from, to }: ReceptionPeriod, day: string) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to;
  const areOnSameWeekday = weekdaysOf(a).some((day) => weekdaysOf(b).includes(day));
  return areOnSameWeekday && (isIn(a, b.from) || isIn(b, a.from));
}

export const areHoursWritten = ({ season, reception }: OpeningHours): boolean =>
  reception.length > 0 || !isAllYear(season);

interface OpeningHours {
  season: z.infer<typeof openSeason>;
  reception: readonly ReceptionPeriod[];
}

/** Formats "04-24" as "24. april". An invalid day stays in digits, because a user may still be typing it. */
export function monthDayInWords(text: string, language: Language): string {
  if (isMonthDay(text)) return formatDayOfYear(Temporal.PlainMonthDay.from(text), language);
  return text.split("-").toReversed().join(".");
}

/** Groups periods with the same days of the year. Such periods are for different weekdays. */
export function periodsByDays<Period extends Pick<ReceptionPeriod, "from" | "to">>(
  periods: readonly Period[],
): [Period, ...Period[]][] {
  const groups = Map.groupBy(periods, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()] as [Period, ...Period[]][];
}

const weekdaysOf = (period: Pick<ReceptionPeriod, "weekdays">): readonly Weekday[] =>
  period.weekdays ?? weekdays;

export function freeWeekdays(group: readonly Pick<ReceptionPeriod, "weekdays">[]): Weekday[] {
  const taken = new Set(group.flatMap(weekdaysOf));
  return weekdays.filter((day) => !taken.has(day));
}

/** Gives one period of a group the chosen weekdays. The first period gets the weekdays that another one loses. */
export function withWeekdays<Period extends Pick<ReceptionPeriod, "weekdays">>(
  group: readonly Period[],
  index: number,
  chosen: readonly Weekday[],
): Period[] {
  const givenUp = index === 0 ? [] : weekdaysOf(group[index]!).filter((day) => !chosen.includes(day));
  return group.map((period, each) => {
    const before = weekdaysOf(period);
    const days = weekdays.filter((day) => {
      if (each === index) return chosen.includes(day);
      return !chosen.includes(day) && (before.includes(day) || (each === 0 && givenUp.includes(day)));
    });
    return { ...period, weekdays: days.length === weekdays.length ? undefined : days };
  });
}

/** Adds a period for a group's free weekdays, or for the last half of the longest list of weekdays. */
export function withOtherHours<Period extends ReceptionPeriod>(group: readonly Period[]): Period[] {
  const free = freeWeekdays(group);
  const longest = group.map(weekdaysOf).toSorted((a, b) => b.length - a.length)[0]!;
  const days = free.length > 0 ? free : longest.slice(-Math.floor(longest.length / 2));
  return withWeekdays([...group, { ...group[0]!, weekdays: [] }], group.length, days);
}

/** Returns a new period that begins after the last period. Without other periods, it covers the whole season. */
export function periodAfter(
  periods: readonly ReceptionPeriod[],
  { opens, closes }: z.infer<typeof openSeason>,
): ReceptionPeriod {
  const last = periods.toSorted((a, b) => (a.to < b.to ? -1 : 1)).at(-1);
  const hours = { opens: last?.opens ?? "09:00", closes: last?.closes ?? "19:00" };
  if (!last) return { from: opens, to: closes, ...hours };
  const from = dayAfter(last.to);
  return { from, to: opens <= closes && from > closes ? from : closes, ...hours };
}

const dayAfter = (monthDay: string): string =>
  isMonthDay(monthDay) ? dayInYear(monthDay, 2000).add({ days: 1 }).toString().slice(5) : monthDay;

function isMonthDay(text: string): boolean {
  const [month, day] = text.split("-").map(Number);
  return month! >= 1 && month! <= 12 && day! >= 1 && day! <= new Date(Date.UTC(2000, month, 0)).getUTCDate();
}
