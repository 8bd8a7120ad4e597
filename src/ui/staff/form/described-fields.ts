import type { Language } from "#src/i18n/language.ts";
import { fieldsOf, type ResourceKind } from "#src/resource/kind.ts";
import { namedWords } from "#src/ui/staff/fields/text-language.tsx";
import type { WordField } from "./word-fields.tsx";
import type { ReactNode } from "react";

/** A field of a form, by its path, with its label (and language, where it isn't Norwegian). */
export interface NamedField {
  path: string;
  label: string;
  /** A value in words or as a picture, where it isn't text. */
  show?: (value: unknown) => ReactNode;
}

/**
 * The texts of a resource as its description has them.
 * @param ways what only its form knows, by field
 */
export function wordFieldsOf(
  { words }: Pick<ResourceKind, "words">,
  language: Language,
  ways: Readonly<Record<string, Partial<WordField>>> = {},
): WordField[] {
  return Object.entries(words).map(([name, { label, written: { hint, ...written } = {} }]) => ({
    name,
    label: label[language],
    hint: hint?.[language],
    ...written,
    ...ways[name],
  }));
}

/** How values that aren't texts are shown, by field. */
type Shown = Readonly<Record<string, NamedField["show"]>>;

/**
 * What the fields of a part of a list are called, after what the part is called: "Ro, Svar".
 * @param path of the part: "facts.0"
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
      : { path: `${path}.${name}`, label, ...shownBy(shown[name]) };
  });
}

/**
 * What the fields of a resource are called, where something is wrong with them or two have written at once.
 */
export function namedFieldsOf(
  kind: Pick<ResourceKind, "words" | "fields">,
  language: Language,
  shown: Shown = {},
): NamedField[] {
  return Object.entries(fieldsOf(kind)).flatMap(([path, { label }]) => {
    const named =
      path in kind.words ? namedWords(path, label[language], language) : [{ path, label: label[language] }];
    return named.map((field) => ({ ...field, ...shownBy(shown[path]) }));
  });
}

const shownBy = (show: NamedField["show"]) => show && { show };
