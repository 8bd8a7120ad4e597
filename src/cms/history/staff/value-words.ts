import { loadedDescription } from "#src/cms/descriptions.ts";
import { formatAmount, formatDate, formatDayOfYear, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { HistoryEntry } from "#src/cms/history/history-entry.ts";
import { fieldNear } from "#src/cms/history/named-fields.ts";
import { textLines } from "#src/cms/staff/checks/text-lines.ts";
import { historyAdminText } from "#messages/history";
import { iconWordsText, staffText } from "#messages/staff";
import { dayMoment } from "#src/cms/staff/moments.ts";
import { numberWords } from "./plan-numbers.ts";

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const date = /^\d{4}-\d{2}-\d{2}$/;
const dayOfYear = /^\d{2}-\d{2}$/;
const time = /^\d{2}:\d{2}$/;

/** The fields whose numbers have no thousands separator. */
const ungrouped = ["year", "latitude", "longitude"];

export interface ValueContext {
  kind: HistoryEntry["kind"];
  path: string;
  language: Language;
  /** Metres per drawing unit. Needed only for the plan. */
  scale?: number | undefined;
}

function choicesOf({ kind, path, language }: ValueContext): Readonly<Record<string, string>> | undefined {
  const field = fieldNear(loadedDescription(kind), path);
  return field?.control === "icon" ? iconWordsText[language] : field?.options?.[language];
}

export function isText(value: unknown, context: ValueContext): value is string {
  return (
    typeof value === "string" &&
    !choicesOf(context) &&
    ![instant, date, dayOfYear, time].some((form) => form.test(value))
  );
}

export function valueWords(value: unknown, context: ValueContext): string {
  const { language, path } = context;
  const words = historyAdminText[language];
  if (value === undefined || value === null || value === "") return words.nothing;
  if (typeof value === "boolean") return value ? staffText[language].yes : staffText[language].no;
  if (typeof value === "number") {
    const field = path.slice(path.lastIndexOf(".") + 1);
    if (ungrouped.includes(field)) return String(value);
    return field === "amount" ? formatAmount(value) : numberWords(value, language);
  }
  const text = value as string;
  if (instant.test(text)) return dayMoment(text, language);
  if (date.test(text)) return formatDate(Temporal.PlainDate.from(text));
  if (dayOfYear.test(text)) return formatDayOfYear(Temporal.PlainMonthDay.from(text), language);
  if (time.test(text)) return formatTime(Temporal.PlainTime.from(text), language);
  const options = choicesOf(context);
  return options ? (options[text] ?? text) : textLines(text);
}
