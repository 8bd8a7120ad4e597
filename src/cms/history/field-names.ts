import { loadedDescription } from "#src/cms/descriptions.ts";
import type { Language } from "#src/i18n/language.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { inOrderOf, knownFields, nameOfField, namesOfFields } from "./named-fields.ts";

type Kind = HistoryEntry["kind"];

/** Returns the label of the field at a path, such as "Tittel på engelsk" for "translations.en.title". */
export const fieldName = (kind: Kind, path: string, language: Language): string =>
  nameOfField(loadedDescription(kind), path, language);

export const inOrder = (kind: Kind, paths: readonly string[]): string[] =>
  inOrderOf(loadedDescription(kind), paths);

export const fieldNames = (kind: Kind, paths: readonly string[], language: Language): string[] =>
  namesOfFields(loadedDescription(kind), paths, language);

export function labelledPaths(kind: Kind, fields: Record<string, unknown>): string[] {
  const known = knownFields(loadedDescription(kind));
  const paths = Object.entries(fields).flatMap(([field, value]) => {
    if (field === "translations")
      return Object.entries((value ?? {}) as Record<string, object>).flatMap(([language, words]) =>
        Object.keys(words).map((word) => `translations.${language}.${word}`),
      );
    return known.includes(field) ? [field] : [];
  });
  return inOrder(kind, paths);
}
