import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import { newResource } from "#src/i18n/staff-addresses.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import { valuesOf, type AnswerOf, type ResourceKind, type ValuesOf } from "#src/resource/kind.ts";
import { useFormLanguages, type FormLanguages } from "./form-languages.tsx";
import { FormScreen } from "./form-screen.tsx";
import type { WithLanguages } from "#src/ui/staff/fields/language-states.ts";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import type { NamedField } from "./named-field.ts";
import { RemoveResource } from "./remove-resource.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage, type TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useResourceForm, type ResourceForm } from "./resource-form.ts";
import { numberAfter } from "#src/ui/staff/lists/resource-order.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";

/** What such a list is of: where its resources are, and what is written of them. */
export interface SortedKind<Values, Resource> {
  /** What history calls them, as "faq". */
  kind: string;
  /** Where the API has them, as "/faq". */
  path: string;
  /** Where staff have them. */
  list: string;
  schema: z.ZodType;
  translatable: Translatable;
  /** What is saved of one. */
  inputOf(resource: Resource): Values;
  nameOf(resource: Values): string;
  /** Where guests see it. */
  pageOf(saved: Resource): string;
}

/**
 * A described kind that staff keep in an order of their own.
 * @param ways where its resources are, and what one is called
 */
export function sortedKind<Kind extends ResourceKind>(
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
export async function loadSorted<Values, Resource extends { sortorder: number }>(
  { path }: SortedKind<Values, Resource>,
  { context, params: { id } }: LoaderFunctionArgs,
): Promise<{ stored: Resource | undefined; place: number }> {
  const api = context.get(apiContext);
  if (id === newResource)
    return { stored: undefined, place: numberAfter(await listAll<Resource>(api, path)) };
  return { stored: await api.get<Resource>(`${path}/${id}`), place: 0 };
}

interface Options<Values, Resource> {
  of: SortedKind<Values, Resource>;
  /** As it was loaded; undefined for a new one. */
  stored: Resource | undefined;
  /** What a new one begins with. */
  empty: Values;
}

/** One resource of the list being written, and how it is saved; its screen is a `SortedForm`. */
export interface SortedFormState<Values, Resource> {
  of: SortedKind<Values, Resource>;
  stored: Resource | undefined;
  form: ResourceForm<Values, Resource>;
  languages: FormLanguages;
  textLanguage: TextLanguage;
  /** Says that it is saved, with the way back to what it was before. */
  told(saved: Resource): void;
}

/** Writes one resource of such a list: saves it over what it was, or adds it. */
export function useSortedForm<Values extends object, Resource extends { id: number } & WithLanguages>({
  of,
  stored,
  empty,
}: Options<Values, Resource>): SortedFormState<Values, Resource> {
  const { kind, path, list, schema, translatable, inputOf, nameOf, pageOf } = of;
  const { api } = useStaff();
  const say = useSavedToast();
  const form = useResourceForm<Values, Resource>({
    kind,
    stored,
    toValues: (resource) => (resource ? inputOf(resource) : empty),
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

interface Props<Values, Resource> {
  written: SortedFormState<Values, Resource>;
  /** What the list, a new one, the button that removes it and what saving means are called. */
  text: { title: string; add: string; remove: string; consequence: string };
  fields: readonly NamedField[];
  children: ReactNode;
}

/** Where a resource of a list that staff put in order is written; it can be removed too. */
export function SortedForm<Values extends object, Resource extends { id: number; version: number }>({
  written: { of, form, languages, textLanguage, told },
  text,
  fields,
  children,
}: Props<Values, Resource>) {
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
        <RemoveResource
          form={form}
          label={text.remove}
          path={path}
          nameOf={(resource: Resource) => nameOf(inputOf(resource))}
          list={list}
        />
      }
    >
      {children}
    </FormScreen>
  );
}
