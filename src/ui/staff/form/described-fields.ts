import type { Language } from "#src/i18n/language.ts";
import type { Field } from "#src/resource/field.ts";
import { fieldsOf, type ResourceKind } from "#src/resource/kind.ts";
import { namedWords } from "#src/ui/staff/fields/text-language.tsx";
import type { WordField } from "./word-fields.tsx";
import type { ReactNode } from "react";

/** A field of a form: its path and its label, with the language unless that is Norwegian. */
export interface NamedField {
  path: string;
  label: string;
  /** Shows a value that isn't text, in words or as a picture. */
  show?: (value: unknown) => ReactNode;
}

/**
 * The word fields of a resource, from its kind's description.
 * @param ways what only its form knows, by field
 */
export function wordFieldsOf(
  { words }: Pick<ResourceKind, "words">,
  language: Language,
  ways: Readonly<Record<string, Partial<WordField>>> = {},
): WordField[] {
  return Object.entries(words).map(
    ([name, { label, isNeeded = false, written: { hint, ...written } = {} }]) => ({
      name,
      label: label[language],
      hint: hint?.[language],
      isNeeded,
      ...written,
      ...ways[name],
    }),
  );
}

/** How values that aren't texts are shown, by field. */
type Shown = Readonly<Record<string, NamedField["show"]>>;

/**
 * The names of the fields of one part of a list, each after the part's own name: "Ro, Svar".
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

/** The names of a resource's fields, for lists of faults and for conflicts. */
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

/** Shows the value of a choice in the words in which it is chosen; a photo has an address in a drawing's place. */
const inWords = ({ options }: Field, language: Language): NamedField["show"] =>
  options && ((value) => options[language][String(value)] ?? (value as string | null));

const shownBy = (show: NamedField["show"]) => show && { show };
