import type { Translated } from "#src/i18n/language.ts";

/**
 * Turns a resource into the form in which it is saved: there `text` has its words by language, here the
 * Norwegian ones are its own fields, and the others its translations. So too in its lists.
 */
export function worded(value: object): object {
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, field]: [string, unknown]) => {
      if (Array.isArray(field))
        return { [name]: field.map((part) => (isObject(part) ? worded(part) : part)) };
      if (name !== "text" || !isObject(field)) return { [name]: field };
      const { nb, ...translations } = field as Translated<object>;
      return { ...nb, translations };
    }),
  ) as object;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
