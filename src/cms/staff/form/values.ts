import { markOf, replaceMarks } from "#src/i18n/marks.ts";

/** Removes blank words from translations, so that guests get the Norwegian words. */
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

/** Compares at all levels, without outer spaces and the words in marks. A missing value equals a blank text. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(tidy(a)) === JSON.stringify(tidy(b));
}

const known = new WeakMap<object, unknown>();

function tidy(value: unknown): unknown {
  if (typeof value === "string") return replaceMarks(value, (key) => markOf(key)).trim() || undefined;
  if (typeof value !== "object" || value === null) return value ?? undefined;
  if (!known.has(value)) known.set(value, Array.isArray(value) ? value.map(tidy) : tidyProperties(value));
  return known.get(value);
}

function tidyProperties(value: object): object {
  const entries = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, tidy(inner)])
    .filter(([, inner]) => inner !== undefined && !(isPlainObject(inner) && Object.keys(inner).length === 0))
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries);
}

export const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
