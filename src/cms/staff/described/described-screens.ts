import type { ReactNode } from "react";
import type { z } from "zod";
import { formatMessage } from "#src/i18n/phrases.ts";
import type { Language } from "#src/i18n/language.ts";
import type { AnswerOf, ListedKind, ListRow, ResourceKind, ValuesOf } from "#src/cms/kind/kind.ts";
import type { WithLanguages } from "#src/cms/staff/fields/language-states.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { staffText } from "#messages/staff";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import type { WordField } from "#src/cms/staff/form/word-fields.tsx";

/** Settings of a kind's list and form that its description lacks. Many kinds need only `kind` and `words`. */
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
  /** The button that adds a resource, also the name of a new one. */
  add?: string;
  empty: { heading: string; explanation: string };
}

/** Texts that differ between kinds, such as "Nytt spørsmål" and "Ny lenke". */
export interface FormWords {
  /** The name of a new resource. Left out for a kind with a fixed number of resources. */
  add?: string;
  remove?: string;
  /** Says what saving does to a resource that guests see. @param page the name of the page that shows it */
  consequence: string | ((values: { page: string }) => string);
}

export interface ListOptions<Row> {
  /** The line below a resource's name. By default it is the second of its texts. */
  line?(row: Row, language: Language): string;
  /** Set when only the name is the resource's own Norwegian text, and the line is in the interface's language. */
  own?: "title";
  /** A state worth showing, for example that an event is over. */
  state?(row: Row, language: Language): ReactNode;
  /** Divides the list into groups. The labels of the buttons that move a group end with `name`. */
  groups?: { of(row: Row): string; name(group: string, language: Language): string };
}

export interface FormOptions<Values, Resource> {
  /** Settings of text fields that only the form knows, by field name. @param all all resources of the kind */
  words?(form: ResourceForm<Values, Resource>, all: readonly Resource[]): Record<string, Partial<WordField>>;
  /** Controls of fields for which the description has none, by field name. */
  controls?: Readonly<Record<string, (props: { form: ResourceForm<any, any> }) => ReactNode>>;
  /** How faults and conflicts name such fields, by field name. */
  named?(language: Language): Record<string, NamedField[]>;
  /** Values of a new resource that the description can't know. */
  empty?(): object;
  /** The schema of the form, where its messages are more exact than those of the kind's. */
  input?: z.ZodObject;
}

/** Returns what saving will do, and the label of the save button, which says so too. */
export function savingWords(
  { kind, words }: FormScreens,
  values: object,
  language: Language,
  page: string | undefined,
): { consequence: string; saveLabel: string } {
  const { hidden, save, saveAndPublish } = staffText[language];
  if (page === undefined)
    return { consequence: formatMessage(words[language].consequence, { page: "" }), saveLabel: save };
  const given = Object.entries(values);
  const shown = Object.entries(kind.shown ?? {});
  return shown.every(([name, value]) => given.some(([each, is]) => each === name && is === value))
    ? { consequence: formatMessage(words[language].consequence, { page }), saveLabel: saveAndPublish }
    : { consequence: hidden, saveLabel: save };
}

/** A resource of any described kind in the staff API. */
export type DescribedResource = AnswerOf<ResourceKind> & WithLanguages & Record<string, unknown>;

/** Returns the staff's name for a resource: the first of its texts. */
export function nameOf({ words }: Pick<ResourceKind, "words">, resource: object): string {
  return (resource as Record<string, string>)[Object.keys(words)[0]!]!;
}
