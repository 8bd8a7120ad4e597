import { descriptions } from "#site/descriptions";
import type { Language } from "#src/i18n/language.ts";
import type { ResourceKind } from "#src/cms/kind/kind.ts";
import type { HistoryEntry } from "./history-entry.ts";
import { inOrderOf, knownFields, nameOfField, namesOfFields } from "./named-fields.ts";

type Kind = HistoryEntry["kind"];

const descriptionOf = (kind: Kind) => (descriptions as Partial<Record<Kind, ResourceKind>>)[kind];

/** Returns the label of the field at a path: "translations.en.title" is "Tittel på engelsk". */
export const fieldName = (kind: Kind, path: string, language: Language): string =>
  nameOfField(descriptionOf(kind), path, language);

export const inOrder = (kind: Kind, paths: readonly string[]): string[] =>
  inOrderOf(descriptionOf(kind), paths);

export const fieldNames = (kind: Kind, paths: readonly string[], language: Language): string[] =>
  namesOfFields(descriptionOf(kind), paths, language);

/** Returns the paths of the fields that have a label. Other fields don't interest staff. */
export function labelledPaths(kind: Kind, fields: Record<string, unknown>): string[] {
  const known = knownFields(descriptionOf(kind));
  const paths = Object.entries(fields).flatMap(([field, value]) => {
    if (field === "translations")
      return Object.entries((value ?? {}) as Record<string, object>).flatMap(([language, words]) =>
        Object.keys(words).map((word) => `translations.${language}.${word}`),
      );
    return known.includes(field) ? [field] : [];
  });
  return inOrder(kind, paths);
}
