import { descriptions } from "#src/features/descriptions.ts";
import type { Language } from "#src/i18n/language.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import type { Label } from "#src/resource/field.ts";
import { fieldAt, fieldsOf, type ResourceKind } from "#src/resource/kind.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { fieldNamesText, innerNamesText } from "./field-names.text.ts";
import type { HistoryEntry } from "./history-entry.ts";

type Kind = HistoryEntry["kind"];

const descriptionOf = (kind: Kind) => (descriptions as Partial<Record<Kind, ResourceKind>>)[kind];

/** A kind's names for its fields, in its order. */
function ownNames(kind: Kind, language: Language): Record<string, string> {
  const described = descriptionOf(kind);
  if (!described) return {};
  const named = Object.entries<{ label?: Label }>({ ...fieldsOf(described), ...described.given });
  return Object.fromEntries(named.flatMap(([name, { label }]) => (label ? [[name, label[language]]] : [])));
}

/** The language that was confirmed as up to date, from "languages.en" among what changed. */
export const saidLanguage = (path: string): OtherLanguage | undefined =>
  otherLanguages.find((other) => path === `languages.${other}`);

/** The field that a path names, and its language unless Norwegian: "translations.en.title" is the title in English. */
export function wordIn(path: string): { word: string; other?: OtherLanguage } {
  const other = otherLanguages.find((each) => path.startsWith(`translations.${each}.`));
  return other ? { word: path.slice(`translations.${other}.`.length), other } : { word: path };
}

/** The name of a field, by its path: "translations.en.title" is Tittel på engelsk. */
export function fieldName(kind: Kind, path: string, language: Language): string {
  const said = saidLanguage(path);
  if (said) return staffText[language].outdated.confirm[said];
  const { other, word } = wordIn(path);
  if (other) return staffText[language].inLanguage[other](fieldName(kind, word, language));
  const name = path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? path;
  const described = descriptionOf(kind);
  const { label } = (described && (fieldAt(described, path) ?? described.given[path])) || {};
  const inner = path.includes(".") ? innerNamesText[language][name] : undefined;
  return label?.[language] ?? inner ?? fieldNamesText[language][name] ?? name;
}

/** Sorts paths by the order of the kind's fields, Norwegian first. */
export function inOrder(kind: Kind, paths: readonly string[]): string[] {
  const known = [...Object.keys(ownNames(kind, "nb")), ...Object.keys(fieldNamesText.nb)];
  const place = (path: string) => {
    const { other, word } = wordIn(path);
    const index = known.indexOf(word);
    return (index < 0 ? known.length : index) + (other ? 1000 * (otherLanguages.indexOf(other) + 1) : 0);
  };
  return paths.toSorted((a, b) => place(a) - place(b));
}

/** The names of these fields in their order, each once. */
export function fieldNames(kind: Kind, paths: readonly string[], language: Language): string[] {
  return [...new Set(inOrder(kind, paths).map((path) => fieldName(kind, path, language)))];
}

/** The paths of the fields that have a name; others are of no interest to people. */
export function namedPaths(kind: Kind, fields: Record<string, unknown>): string[] {
  const names = { ...fieldNamesText.nb, ...ownNames(kind, "nb") };
  const paths = Object.entries(fields).flatMap(([field, value]) => {
    if (field === "translations")
      return Object.entries((value ?? {}) as Record<string, object>).flatMap(([language, words]) =>
        Object.keys(words).map((word) => `translations.${language}.${word}`),
      );
    return names[field] ? [field] : [];
  });
  return inOrder(kind, paths);
}
