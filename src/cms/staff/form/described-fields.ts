import type { Language } from "#src/i18n/language.ts";
import type { Field } from "#src/cms/kind/field.ts";
import { fieldsOf, type ResourceKind } from "#src/cms/kind/kind.ts";
import { namedWords } from "#src/cms/staff/fields/text-language.tsx";
import type { WordField } from "./word-fields.tsx";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

/** Returns the word fields of a kind. @param options options that only the form knows, by field */
export function wordFieldsOf(
  { words }: Pick<ResourceKind, "words">,
  language: Language,
  options: Readonly<Record<string, Partial<WordField>>> = {},
): WordField[] {
  return Object.entries(words).map(
    ([name, { label, isNeeded = false, written: { hint, ...written } = {} }]) => ({
      name,
      label: label[language],
      hint: hint?.[language],
      isNeeded,
      ...written,
      ...options[name],
    }),
  );
}

/** Formatters of values that aren't text, by field. */
type Shown = Readonly<Record<string, NamedField["show"]>>;

/**
 * Returns the fields of one part of a list. Each label begins with the part's name: "Ro, Svar".
 * @param path the path of the part: "facts.0"
 */
export function namedPartOf(
  list: Pick<ResourceKind, "words" | "fields">,
  path: string,
  called: string,
  language: Language,
  shown: Shown = {},
): NamedField[] {
  return Object.entries(fieldsOf(list)).flatMap(([name, field]) => {
    const label = `${called}, ${field.label[language]}`;
    return name in list.words
      ? namedWords(name, label, language, `${path}.`)
      : { path: `${path}.${name}`, label, ...shownBy(shown[name] ?? inWords(field, language)) };
  });
}

/** Returns the fields of a kind, for lists of faults and for conflicts. */
export function namedFieldsOf(
  kind: Pick<ResourceKind, "words" | "fields">,
  language: Language,
  shown: Shown = {},
): NamedField[] {
  return Object.entries(fieldsOf(kind)).flatMap(([path, field]) => {
    const label = field.label[language];
    const named = path in kind.words ? namedWords(path, label, language) : [{ path, label }];
    return named.map((each) => ({ ...each, ...shownBy(shown[path] ?? inWords(field, language)) }));
  });
}

/** Formats a choice by its label. A photo in place of a drawing has no label, so its address is returned. */
const inWords = ({ options }: Field, language: Language): NamedField["show"] =>
  options && ((value) => options[language][String(value)] ?? (value as string | null));

const shownBy = (show: NamedField["show"]) => show && { show };
