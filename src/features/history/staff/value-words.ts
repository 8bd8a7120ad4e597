import { descriptions } from "#src/features/descriptions.ts";
import { formatAmount, formatDate, formatDayOfYear, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { fieldsOf, partsOf, type ResourceKind } from "#src/resource/kind.ts";
import { textLines } from "#src/ui/staff/checks/text-lines.ts";
import { iconWords } from "#src/ui/staff/fields/icon-names.text.ts";
import { dayMoment } from "#src/ui/staff/moments.ts";
import { historyAdminText } from "./history-admin.text.ts";

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const date = /^\d{4}-\d{2}-\d{2}$/;
const dayOfYear = /^\d{2}-\d{2}$/;
const time = /^\d{2}:\d{2}$/;

/** Numbers without grouped digits. */
const ungrouped = ["year", "latitude", "longitude"];

/** The words for the values of choices, by field. */
const choices = new Map<string, Record<Language, Readonly<Record<string, string>>>>([
  ["icon", iconWords],
  ...Object.values<ResourceKind>(descriptions).flatMap((kind) =>
    Object.entries({ ...fieldsOf(kind), ...partsOf(kind) }).flatMap(([name, { options }]) =>
      options ? [[name, options] as const] : [],
    ),
  ),
]);

/** Whether a value is a text to read, not a moment, a number or a choice. */
export function isText(field: string, value: unknown): value is string {
  return (
    typeof value === "string" &&
    !choices.has(field) &&
    ![instant, date, dayOfYear, time].some((form) => form.test(value))
  );
}

/**
 * A plain value as people read it.
 * @param field the last part of its path
 */
export function valueWords(field: string, value: unknown, language: Language): string {
  const words = historyAdminText[language];
  if (value === undefined || value === null || value === "") return words.nothing;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return ungrouped.includes(field) ? String(value) : formatAmount(value);
  const text = value as string;
  if (instant.test(text)) return dayMoment(text, language);
  if (date.test(text)) return formatDate(Temporal.PlainDate.from(text));
  if (dayOfYear.test(text)) return formatDayOfYear(Temporal.PlainMonthDay.from(text), language);
  if (time.test(text)) return formatTime(Temporal.PlainTime.from(text), language);
  const options = choices.get(field)?.[language];
  return options ? (options[text] ?? text) : textLines(text);
}
