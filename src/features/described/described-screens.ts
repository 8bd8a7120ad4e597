import type { ReactNode } from "react";
import type { Language } from "#src/i18n/language.ts";
import type { AnswerOf, ResourceKind, ValuesOf } from "#src/resource/kind.ts";
import type { WithLanguages } from "#src/ui/staff/fields/language-states.ts";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import type { WordField } from "#src/ui/staff/form/word-fields.tsx";

/**
 * The list and the form of a kind, made of its description. What it wants besides is said by the feature; a kind that
 * wants nothing has its kind and its words alone.
 */
export interface DescribedScreens<Kind extends ResourceKind = ResourceKind> {
  kind: Kind;
  words: Record<Language, ScreenWords>;
  list?: ListWays<AnswerOf<Kind>>;
  form?: FormWays<ValuesOf<Kind>, AnswerOf<Kind>>;
}

/** What the screens say that differs from kind to kind, as "Nytt spørsmål" where another says "Ny lenke". */
export interface ScreenWords {
  /** The button for a new one, and its name while it has none. */
  add?: string;
  /** The button that deletes one. Kinds without these two are there from the start. */
  remove?: string;
  /** What follows from saving. */
  consequence: string;
  /** Stands where there are none. */
  empty: { heading: string; explanation: string };
}

export interface ListWays<Resource> {
  /** What stands below the name of one; without it the second of its words. */
  line?(resource: Resource, language: Language): string;
  /** A state worth telling, as that it is over. */
  state?(resource: Resource, language: Language): ReactNode;
  /** Those that stand together: what they have in common, and what the buttons that move them all say of that. */
  groups?: { of(resource: Resource): string; name(group: string, language: Language): string };
}

export interface FormWays<Values, Resource> {
  /** What only the form knows of its words, by field. @param all those there are */
  words?(form: ResourceForm<Values, Resource>, all: readonly Resource[]): Record<string, Partial<WordField>>;
}

/** One of any described kind, as the API answers it. */
export type DescribedResource = AnswerOf<ResourceKind> & WithLanguages & Record<string, unknown>;

/** What staff call one: the first of its words. */
export function nameOf({ words }: Pick<ResourceKind, "words">, resource: object): string {
  return (resource as Record<string, string>)[Object.keys(words)[0]!]!;
}
