import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import { newThing } from "#src/i18n/staff-addresses.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import { valuesOf, type AnswerOf, type Resource, type ValuesOf } from "#src/resource/resource.ts";
import { useFormLanguages, type FormLanguages } from "./form-languages.tsx";
import { FormScreen } from "./form-screen.tsx";
import type { WithLanguages } from "#src/ui/staff/fields/language-states.ts";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import type { NamedField } from "./named-field.ts";
import { RemoveThing } from "./remove-thing.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage, type TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useThingForm, type ThingForm } from "./thing-form.ts";
import { numberAfter } from "#src/ui/staff/lists/thing-order.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";

/** What such a list is of: where its things are, and what is written of them. */
export interface SortedKind<Values, Thing> {
  /** What history calls them, as "faq". */
  kind: string;
  /** Where the API has them, as "/faq". */
  path: string;
  /** Where staff have them. */
  list: string;
  schema: z.ZodType;
  translatable: Translatable;
  /** What is saved of one. */
  inputOf(thing: Thing): Values;
  nameOf(thing: Values): string;
  /** Where guests see it. */
  pageOf(saved: Thing): string;
}

/**
 * A described kind that staff keep in an order of their own.
 * @param ways where its things are, and what one is called
 */
export function sortedKind<Kind extends Resource>(
  kind: Kind,
  ways: Pick<SortedKind<ValuesOf<Kind>, AnswerOf<Kind>>, "path" | "list" | "nameOf" | "pageOf">,
): SortedKind<ValuesOf<Kind>, AnswerOf<Kind>> {
  return {
    kind: kind.name,
    schema: kind.input,
    translatable: kind.translatable,
    inputOf: (stored) => valuesOf(kind, stored),
    ...ways,
  };
}

/** Loads one of them; for a new one its place, after all others. */
export async function loadSorted<Values, Thing extends { sortorder: number }>(
  { path }: SortedKind<Values, Thing>,
  { context, params: { id } }: LoaderFunctionArgs,
): Promise<{ stored: Thing | undefined; place: number }> {
  const api = context.get(apiContext);
  if (id === newThing) return { stored: undefined, place: numberAfter(await listAll<Thing>(api, path)) };
  return { stored: await api.get<Thing>(`${path}/${id}`), place: 0 };
}

interface Options<Values, Thing> {
  of: SortedKind<Values, Thing>;
  /** As it was loaded; undefined for a new one. */
  stored: Thing | undefined;
  /** What a new one begins with. */
  empty: Values;
}

/** One thing of the list being written, and how it is saved; its screen is a `SortedForm`. */
export interface SortedFormState<Values, Thing> {
  of: SortedKind<Values, Thing>;
  stored: Thing | undefined;
  form: ThingForm<Values, Thing>;
  languages: FormLanguages;
  textLanguage: TextLanguage;
  /** Says that it is saved, with the way back to what it was before. */
  told(saved: Thing): void;
}

/** Writes one thing of such a list: saves it over what it was, or adds it. */
export function useSortedForm<Values extends object, Thing extends { id: number } & WithLanguages>({
  of,
  stored,
  empty,
}: Options<Values, Thing>): SortedFormState<Values, Thing> {
  const { kind, path, list, schema, translatable, inputOf, nameOf, pageOf } = of;
  const { api } = useStaff();
  const say = useSavedToast();
  const form = useThingForm<Values, Thing>({
    kind,
    stored,
    toValues: (thing) => (thing ? inputOf(thing) : empty),
    schema,
    address: ({ id }) => `${list}/${id}`,
    save: (values, ifVersion, last, confirmed, key) =>
      last ? api.put(`${path}/${last.id}${confirmed}`, values, ifVersion) : api.add(path, values, key),
  });
  const languages = useFormLanguages(form, translatable);
  return {
    of,
    stored,
    form,
    languages,
    textLanguage: useTextLanguage(languages),
    told(saved) {
      const name = nameOf(inputOf(saved));
      const before = form.before();
      const undo = undoOfSave({ name, list }, `${path}/${saved.id}`, saved, before && inputOf(before));
      say({ name, at: pageOf(saved), undo });
    },
  };
}

interface Props<Values, Thing> {
  written: SortedFormState<Values, Thing>;
  /** What the list, a new one, the button that removes it and what saving means are called. */
  text: { title: string; add: string; remove: string; consequence: string };
  fields: readonly NamedField[];
  children: ReactNode;
}

/** Where a thing of a list that staff put in order is written; it can be removed too. */
export function SortedForm<Values extends object, Thing extends { id: number; version: number }>({
  written: { of, form, languages, textLanguage, told },
  text,
  fields,
  children,
}: Props<Values, Thing>) {
  const { path, list, inputOf, nameOf } = of;
  const ownName = nameOf(form.values);
  const name = ownName || text.add;
  return (
    <FormScreen
      form={form}
      name={name}
      isOwnName={ownName !== ""}
      list={{ name: text.title, to: list }}
      saveLabel={staffText[useStaff().language].saveAndPublish}
      consequence={text.consequence}
      fields={fields}
      languages={languages}
      preview="page"
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={told}
      removal={
        <RemoveThing
          form={form}
          label={text.remove}
          path={path}
          nameOf={(thing: Thing) => nameOf(inputOf(thing))}
          list={list}
        />
      }
    >
      {children}
    </FormScreen>
  );
}
