import { descriptions } from "#src/features/descriptions.ts";
import { formatAmount, formatDate, formatDayOfYear, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { HistoryEntry } from "#src/features/history/history-entry.ts";
import { fieldNear } from "#src/features/history/named-fields.ts";
import type { ResourceKind } from "#src/resource/kind.ts";
import { textLines } from "#src/ui/staff/checks/text-lines.ts";
import { historyAdminText } from "#messages/history";
import { iconWordsText } from "#messages/staff";
import { dayMoment } from "#src/ui/staff/moments.ts";
import { numberWords } from "./plan-numbers.ts";

const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const date = /^\d{4}-\d{2}-\d{2}$/;
const dayOfYear = /^\d{2}-\d{2}$/;
const time = /^\d{2}:\d{2}$/;

/** Numbers without grouped digits. */
const ungrouped = ["year", "latitude", "longitude"];

/** Where a value stands: its kind, the path of its field there, and the language in which it is said. */
export interface Way {
  kind: HistoryEntry["kind"];
  path: string;
  language: Language;
  /** Of the plan: how many metres a unit of its drawing is. */
  scale?: number | undefined;
}

/** The words for the values of a choice; undefined when the field is none. */
function choicesOf({ kind, path, language }: Way): Readonly<Record<string, string>> | undefined {
  const described = (descriptions as Partial<Record<Way["kind"], ResourceKind>>)[kind];
  const field = fieldNear(described, path);
  return field?.control === "icon" ? iconWordsText[language] : field?.options?.[language];
}

/** Whether a value is a text to read, not a moment, a number or a choice. */
export function isText(value: unknown, way: Way): value is string {
  return (
    typeof value === "string" &&
    !choicesOf(way) &&
    ![instant, date, dayOfYear, time].some((form) => form.test(value))
  );
}

/** A plain value as people read it. */
export function valueWords(value: unknown, way: Way): string {
  const { language, path } = way;
  const words = historyAdminText[language];
  if (value === undefined || value === null || value === "") return words.nothing;
  if (typeof value === "boolean") return value ? words.yes : words.no;
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
  const options = choicesOf(way);
  return options ? (options[text] ?? text) : textLines(text);
}
