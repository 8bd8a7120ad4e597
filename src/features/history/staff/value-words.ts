import { registerNames } from "#src/features/identity/register-names.text.ts";
import { pageNames } from "#src/features/page-texts/page-names.text.ts";
import { purposeNames, rateKindNames } from "#src/features/prices/rate-names.text.ts";
import { formatAmount, formatDate, formatDayOfYear, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
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

/** Whether a value is a text to read, not a moment, a number or a choice. */
export function isText(field: string, value: unknown): value is string {
  return (
    typeof value === "string" &&
    field !== "page" &&
    field !== "icon" &&
    field !== "purpose" &&
    field !== "kind" &&
    field !== "register" &&
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
  if (field === "page") return (pageNames[language] as Record<string, string>)[text] ?? text;
  if (field === "purpose") return (purposeNames[language] as Record<string, string>)[text] ?? text;
  if (field === "kind") return (rateKindNames[language] as Record<string, string>)[text] ?? text;
  if (field === "register") return (registerNames[language] as Record<string, string>)[text] ?? text;
  if (field === "icon") return (iconWords[language] as Record<string, string>)[text] ?? text;
  return textLines(text);
}
