import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { useFormLanguages, type FormLanguages } from "./form-languages.tsx";
import { FormScreen } from "./form-screen.tsx";
import type { WithLanguages } from "#src/ui/staff/fields/language-states.ts";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import { RemoveResource } from "./remove-resource.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage, type TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useResourceForm, type FormKind, type ResourceForm } from "./resource-form.ts";
import { numberAfter } from "#src/ui/staff/lists/resource-order.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import type { NamedField } from "./described-fields.ts";

/** What such a list is of: what is written of its resources, and where they are seen. */
export interface SortedKind<Values, Resource> extends FormKind<Values, Resource> {
  /** Where staff have them. */
  list: string;
  nameOf(resource: Values): string;
  /** Where guests see it. */
  pageOf(saved: Resource): string;
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
  const { list, valuesOf, nameOf, pageOf } = of;
  const say = useSavedToast();
  const form = useResourceForm({ kind: of, stored, empty });
  const languages = useFormLanguages(form);
  return {
    of,
    stored,
    form,
    languages,
    textLanguage: useTextLanguage(languages),
    told(saved) {
      const name = nameOf(valuesOf(saved));
      say({ name, at: pageOf(saved), undo: undoOfSave(form, saved, { name, list }) });
    },
  };
}

interface Props<Values, Resource> {
  written: SortedFormState<Values, Resource>;
  /** What the list, a new one, the button that removes it and what saving means are called; without those between, there are no new ones and none is removed. */
  text: { title: string; add?: string; remove?: string; consequence: string };
  fields: readonly NamedField[];
  children: ReactNode;
}

/** Where a resource of a list that staff put in order is written; it can be removed too. */
export function SortedForm<Values extends object, Resource extends { id: number; version: number }>({
  written: { of, stored, form, languages, textLanguage, told },
  text,
  fields,
  children,
}: Props<Values, Resource>) {
  const { list, valuesOf, nameOf } = of;
  const ownName = nameOf(form.values);
  const name = ownName || (text.add ?? (stored && nameOf(valuesOf(stored))) ?? "");
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
        text.remove !== undefined && (
          <RemoveResource
            form={form}
            label={text.remove}
            nameOf={(resource: Resource) => nameOf(valuesOf(resource))}
            list={list}
          />
        )
      }
    >
      {children}
    </FormScreen>
  );
}
