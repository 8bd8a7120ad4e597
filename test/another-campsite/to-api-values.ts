import type { Translated } from "#src/i18n/language.ts";

/**
 * Converts a resource with texts by language to the format of the API. Norwegian texts become fields, and texts in
 * other languages become `translations`. Parts in lists are converted too.
 */
export function toApiValues(value: object): object {
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, field]: [string, unknown]) => {
      if (Array.isArray(field))
        return { [name]: field.map((part) => (isObject(part) ? toApiValues(part) : part)) };
      if (name !== "text" || !isObject(field)) return { [name]: field };
      const { nb, ...translations } = field as Translated<object>;
      return { ...nb, translations };
    }),
  ) as object;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
