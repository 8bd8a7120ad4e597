import type { ReactNode } from "react";
import type { z } from "zod";
import { formatMessage } from "#src/i18n/phrases.ts";
import type { Language } from "#src/i18n/language.ts";
import {
  fieldsOf,
  type AnswerOf,
  type ListedKind,
  type ListRow,
  type ResourceKind,
  type ValuesOf,
} from "#src/cms/kind/kind.ts";
import type { WithLanguages } from "#src/cms/staff/fields/language-states.ts";
import type { SaveEffect } from "#src/cms/staff/form/form-languages.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { staffText } from "#messages/staff";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import type { WordField } from "#src/cms/staff/form/word-fields.tsx";

/** Settings of a kind's list and form that the description lacks. Many kinds need only `kind` and `words`. */
export type DescribedScreens<Kind extends ListedKind = ListedKind> = ListScreens<Kind> &
  FormScreens<Kind> & { words: Record<Language, ListWords> };

/** Settings of the form, for a kind that has its own list screen. */
export interface FormScreens<Kind extends ResourceKind = ResourceKind> {
  kind: Kind;
  words: Record<Language, FormWords>;
  form?: FormOptions<ValuesOf<Kind>, AnswerOf<Kind>>;
}

/** Settings of the list, for a kind that has its own form. */
export interface ListScreens<Kind extends ListedKind = ListedKind> {
  kind: Kind;
  words: Record<Language, ListWords>;
  list?: ListOptions<ListRow<Kind>>;
}

interface ListWords {
  add?: string;
  empty: { heading: string; explanation: string };
}

/** Texts that differ between kinds, such as "Nytt spørsmål" and "Ny lenke". */
export interface FormWords {
  /** The name of a new resource. Omitted for a kind with a fixed number of resources. */
  add?: string;
  remove?: string;
  /** The effect of saving a resource that guests see. @param page the name of the page that shows the resource */
  consequence: string | ((values: { page: string }) => string);
}

export interface ListOptions<Row> {
  line?(row: Row, language: Language): string;
  /** "title" when a row's title is the resource's own Norwegian text, and `line` returns a text of the interface. */
  own?: "title";
  state?(row: Row, language: Language): ReactNode;
  /** A suggestion above all rows of the list. */
  offer?(rows: readonly Row[], language: Language): ReactNode;
  /** Divides the list into groups. The buttons that move a group have `name` at the end of their labels. */
  groups?: { of(row: Row): string; name(group: string, language: Language): string };
}

export interface FormOptions<Values, Resource> {
  words?(form: ResourceForm<Values, Resource>, all: readonly Resource[]): Record<string, Partial<WordField>>;
  /** Controls by field name, for fields whose description names no control. */
  controls?: Readonly<Record<string, (props: { form: ResourceForm<any, any> }) => ReactNode>>;
  /** By field name: the entries that replace the field in lists of faults and conflicts. */
  named?(language: Language): Record<string, NamedField[]>;
  empty?(): object;
  /** Returns the effect of a save with these values. If it is undefined, the form shows the consequence in `words`. */
  consequence?(values: Values, language: Language): string | undefined;
  canBeCopied?: boolean;
  /** Replaces the kind's schema when the form needs more exact messages. */
  input?: z.ZodObject;
}

export function savingWords(
  { kind, words }: FormScreens,
  values: object,
  language: Language,
  page: string | undefined,
): { consequence: string; effect: SaveEffect } {
  if (page === undefined)
    return { consequence: formatMessage(words[language].consequence, { page: "" }), effect: "save" };
  const given = Object.entries(values);
  const shown = Object.entries(kind.shown ?? {});
  return shown.every(([name, value]) => given.some(([each, is]) => each === name && is === value))
    ? { consequence: formatMessage(words[language].consequence, { page }), effect: "publish" }
    : { consequence: staffText[language].hidden, effect: "save" };
}

export type DescribedResource = AnswerOf<ResourceKind> & WithLanguages & Record<string, unknown>;

/** Returns a resource's first word, or the first field of a kind without words. */
export function nameOf(kind: Pick<ResourceKind, "words" | "fields">, resource: object): string {
  return (resource as Record<string, string>)[Object.keys(fieldsOf(kind))[0]!]!;
}
