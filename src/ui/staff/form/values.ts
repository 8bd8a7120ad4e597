import { markOf, replaceMarks } from "#src/i18n/marks.ts";

/*
 * The values of a form: an object whose parts have paths in dots, as "translations.en.title" or "rateGroups.0.name".
 * The API names wrong fields by the same paths.
 */

/** The value at a path; undefined when there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], values);
}

/** The values with another one at a path; missing objects on the way are made. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [key = "", ...rest] = path.split(".");
  const inner = (values as Record<string, unknown> | undefined)?.[key];
  const changed = rest.length === 0 ? value : withValueAt(inner ?? {}, rest.join("."), value);
  if (Array.isArray(values)) return values.with(Number(key), changed) as Values;
  return { ...values, [key]: changed };
}

/** Leaves blank words out of translations: they aren't translated yet, so guests get the Norwegian. */
export function withoutBlankTranslations<Values>(values: Values): Values {
  if (Array.isArray(values)) return values.map(withoutBlankTranslations) as Values;
  if (typeof values !== "object" || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) =>
      key === "translations" ? [key, withoutBlanks(value as object)] : [key, withoutBlankTranslations(value)],
    ),
  ) as Values;
}

function withoutBlanks(translations: object): object {
  return Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [
      language,
      Object.fromEntries(
        Object.entries((words as object | undefined) ?? {}).filter(
          ([, text]) => typeof text !== "string" || text.trim() !== "",
        ),
      ),
    ]),
  );
}

/**
 * Whether two values are equal at all levels. Missing and blank values are equal. Spaces around a text don't count,
 * because they aren't stored, nor do the words in its marks, which each save renews.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(tidied(a)) === JSON.stringify(tidied(b));
}

/** What was tidied before: a form's values share all parts that weren't changed. */
const known = new WeakMap<object, unknown>();

function tidied(value: unknown): unknown {
  if (typeof value === "string") return replaceMarks(value, (key) => markOf(key)).trim() || undefined;
  if (typeof value !== "object" || value === null) return value ?? undefined;
  if (!known.has(value)) known.set(value, Array.isArray(value) ? value.map(tidied) : tidiedParts(value));
  return known.get(value);
}

function tidiedParts(value: object): object {
  const entries = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, tidied(inner)])
    .filter(([, inner]) => inner !== undefined && !(isPlainObject(inner) && Object.keys(inner).length === 0))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries);
}

/** Whether a value is an object with fields, not a list. */
export const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
