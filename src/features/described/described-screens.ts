import type { ReactNode } from "react";
import { filled } from "#src/i18n/phrases.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AnswerOf, ListedKind, ListRow, ResourceKind, ValuesOf } from "#src/resource/kind.ts";
import type { WithLanguages } from "#src/ui/staff/fields/language-states.ts";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { staffText } from "#messages/staff";
import type { WordField } from "#src/ui/staff/form/word-fields.tsx";

/** What the list and the form of a kind need besides its description. Many kinds need only the kind and its words. */
export type DescribedScreens<Kind extends ListedKind = ListedKind> = ListScreens<Kind> &
  FormScreens<Kind> & { words: Record<Language, ListWords> };

/** What the form alone needs: enough for a kind whose list is its own. */
export interface FormScreens<Kind extends ResourceKind = ResourceKind> {
  kind: Kind;
  words: Record<Language, FormWords>;
  form?: FormWays<ValuesOf<Kind>, AnswerOf<Kind>>;
}

/** What the list alone needs: enough for a kind whose form is its own. */
export interface ListScreens<Kind extends ListedKind = ListedKind> {
  kind: Kind;
  words: Record<Language, ListWords>;
  list?: ListWays<ListRow<Kind>>;
}

interface ListWords {
  /** The button that adds a resource, and the name of a new one. */
  add?: string;
  /** The text of an empty list. */
  empty: { heading: string; explanation: string };
}

/** Texts that differ from kind to kind, such as "Nytt spørsmål" and "Ny lenke". */
export interface FormWords {
  /** The name of a new one; a kind without has a fixed number of resources. */
  add?: string;
  /** The button that deletes a resource. */
  remove?: string;
  /** What happens when it is saved and guests see it. @param page the name of the page on which they do, if they do */
  consequence: string | ((values: { page: string }) => string);
}

export interface ListWays<Row> {
  /** The line below a resource's name; the second of its words when left out. */
  line?(row: Row, language: Language): string;
  /** Only the name is a resource's own Norwegian words: its line is in the language of the interface. */
  own?: "title";
  /** A state worth showing, for example that it is over. */
  state?(row: Row, language: Language): ReactNode;
  /**
   * Divides the list into groups: the group of a resource, and the group's name as the buttons say it that reorder
   * it.
   */
  groups?: { of(row: Row): string; name(group: string, language: Language): string };
}

export interface FormWays<Values, Resource> {
  /** Settings for the word fields that only the form knows, by field. @param all all resources of the kind */
  words?(form: ResourceForm<Values, Resource>, all: readonly Resource[]): Record<string, Partial<WordField>>;
}

/** What happens when a resource is saved, and the button that does it, which says so too. */
export function savingWords(
  { kind, words }: FormScreens,
  values: object,
  language: Language,
  page: string | undefined,
): { consequence: string; saveLabel: string } {
  const { hidden, save, saveAndPublish } = staffText[language];
  if (page === undefined)
    return { consequence: filled(words[language].consequence, { page: "" }), saveLabel: save };
  const given = Object.entries(values);
  const shown = Object.entries(kind.shown ?? {});
  return shown.every(([name, value]) => given.some(([each, is]) => each === name && is === value))
    ? { consequence: filled(words[language].consequence, { page }), saveLabel: saveAndPublish }
    : { consequence: hidden, saveLabel: save };
}

/** A resource of any described kind, as the API answers it. */
export type DescribedResource = AnswerOf<ResourceKind> & WithLanguages & Record<string, unknown>;

/** What staff call a resource: the first of its words. */
export function nameOf({ words }: Pick<ResourceKind, "words">, resource: object): string {
  return (resource as Record<string, string>)[Object.keys(words)[0]!]!;
}
