import { languages } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { historyAdminText } from "#messages/history";
import { isPlainObject } from "#src/cms/staff/form/values.ts";
import { fieldName } from "#src/cms/history/field-names.ts";
import { planNumber } from "./plan-numbers.ts";
import { valueWords, type ValueContext } from "./value-words.ts";

/* Converts lists and objects to rows with a name such as «Telt › Natt» and a value such as «290». */

export interface ValueRow {
  name: string;
  words: string;
  /** The row's other fields by label, such as Forklaring or Engelsk. */
  details: Record<string, string>;
}

/** A changed row. `before` is undefined for an added row, and `after` for a removed row. */
export interface RowChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

type Fields = Record<string, unknown>;

/** The fields that can name a list item, in order of preference. */
const nameFields = ["title", "name", "label", "text"];
const firstFields = ["amount", "value"];
const withoutWords = ["id", "bytes", "pages"];

export function valueRows(value: unknown, context: ValueContext, within: readonly string[] = []): ValueRow[] {
  if (isParts(value)) return value.flatMap((part) => partRows(part, context, within));
  return Object.entries((value ?? {}) as Fields)
    .filter(([field]) => !withoutWords.includes(field))
    .map(([field, inner]) => ({
      name: [...within, keyName(field, context)].join(" › "),
      words: wordsOf(inner, atField(context, field)),
      details: {},
    }));
}

function partRows(part: Fields, context: ValueContext, within: readonly string[]): ValueRow[] {
  const named = nameFields.find((field) => typeof part[field] === "string" && part[field] !== "");
  const isPeriod = !named && "from" in part;
  const name = named
    ? String(part[named])
    : ["from", "to"]
        .filter((field) => field in part)
        .map((field) => valueWords(part[field], atField(context, field)))
        .join("–");
  const rest = Object.entries(part).filter(
    ([field]) => field !== named && !(isPeriod && ["from", "to"].includes(field)),
  );
  const lists = rest.filter(([, inner]) => isParts(inner));
  const details: Record<string, string> = {};
  let words = "";
  for (const [field, inner] of rest) {
    if (isParts(inner) || withoutWords.includes(field) || isEmpty(inner)) continue;
    if (firstFields.includes(field)) words = wordsOf(inner, atField(context, field));
    else if (field === "translations") Object.assign(details, translatedWords(inner as Fields, context));
    else details[keyName(field, context)] = wordsOf(inner, atField(context, field));
  }
  const path = [...within, name];
  return [
    { name: path.join(" › "), words, details },
    ...lists.flatMap(([field, inner]) => valueRows(inner, atField(context, field), path)),
  ];
}

export function wholeWords({ words, details }: Omit<ValueRow, "name">): string {
  return [words, ...Object.entries(details).map(([name, text]) => `${name}: ${text}`)]
    .filter(Boolean)
    .join(", ");
}

function translatedWords(translations: Fields, context: ValueContext): Record<string, string> {
  const entries = Object.entries(translations).map(([key, inner]) => [
    keyName(key, context),
    wordsOf(inner, atField(context, `translations.${key}`)),
  ]);
  return Object.fromEntries(entries.filter(([, words]) => words)) as Record<string, string>;
}

function wordsOf(value: unknown, context: ValueContext): string {
  const { path, scale, language } = context;
  const measured = scale === undefined ? undefined : planNumber(value, path, scale, language);
  if (measured !== undefined) return measured;
  if (Array.isArray(value)) return value.map((inner: unknown) => wordsOf(inner, context)).join("; ");
  if (!isPlainObject(value)) return valueWords(value, context);
  return Object.entries(value)
    .filter(([key, inner]) => !withoutWords.includes(key) && !isEmpty(inner))
    .map(([key, inner]) => wordsOf(inner, atField(context, key)))
    .join(", ");
}

function keyName(key: string, context: ValueContext): string {
  const { kind, language } = context;
  const named = languages.find((each) => each === key);
  return named ? languageAsLabel(named, language) : fieldName(kind, atField(context, key).path, language);
}

const atField = (context: ValueContext, field: string): ValueContext => ({
  ...context,
  path: `${context.path}.${field}`,
});

const isEmpty = (value: unknown) =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlainObject(value) && Object.keys(value).length === 0);

/** True for a list of objects. A list of numbers, such as a point of the plan, counts as one value. */
const isParts = (value: unknown): value is Fields[] =>
  Array.isArray(value) && !value.some((part) => !isPlainObject(part));

/** Returns the changed rows, and one more row if the order has changed. Rows are matched by name, then by position. */
export function changedRows(before: unknown, after: unknown, context: ValueContext): RowChange[] {
  const [old, now] = [withNumbers(valueRows(before, context)), withNumbers(valueRows(after, context))];
  const oldNames = new Set(old.map(({ name }) => name));
  const nowNames = new Set(now.map(({ name }) => name));
  const removedRows = old.filter(({ name }) => !nowNames.has(name));
  const renamed = new Map<string, ValueRow>();
  for (const [index, row] of now.entries()) {
    const there = old[index];
    if (!oldNames.has(row.name) && there && removedRows.includes(there) && old.length === now.length)
      renamed.set(row.name, there);
  }
  const changes = now.flatMap((row): RowChange[] => {
    const other = renamed.get(row.name);
    if (other)
      return [{ name: `${other.name} → ${row.name}`, before: wholeWords(other), after: wholeWords(row) }];
    const same = old.find(({ name }) => name === row.name);
    return same ? changesInRow(same, row) : [{ name: row.name, before: undefined, after: wholeWords(row) }];
  });
  const matchedRows = new Set(renamed.values());
  const removed = removedRows
    .filter((row) => !matchedRows.has(row))
    .map((row): RowChange => ({ name: row.name, before: wholeWords(row), after: undefined }));
  const shared = (rows: ValueRow[], others: Set<string>) =>
    rows.map(({ name }) => name).filter((name) => others.has(name));
  const [oldOrder, nowOrder] = [shared(old, nowNames).join(", "), shared(now, oldNames).join(", ")];
  const order =
    oldOrder === nowOrder
      ? []
      : [{ name: historyAdminText[context.language].order, before: oldOrder, after: nowOrder }];
  return [...changes, ...removed, ...order];
}

function changesInRow(before: ValueRow, after: ValueRow): RowChange[] {
  const details = Object.keys({ ...before.details, ...after.details }).map((detail) => ({
    name: `${after.name}, ${detail}`,
    before: before.details[detail] ?? "",
    after: after.details[detail] ?? "",
  }));
  return [{ name: after.name, before: before.words, after: after.words }, ...details].filter(
    (change) => change.before !== change.after,
  );
}

/** Adds a number to names that occur more than once. */
function withNumbers(rows: readonly ValueRow[]): ValueRow[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const count = (counts.get(row.name) ?? 0) + 1;
    counts.set(row.name, count);
    return { ...row, name: count === 1 ? row.name : `${row.name} (${count})` };
  });
}
