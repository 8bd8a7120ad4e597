import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { useFormLanguages, type FormLanguages } from "./form-languages.tsx";
import { FormScreen } from "./form-screen.tsx";
import type { WithLanguages } from "#src/cms/staff/fields/language-states.ts";
import { RemoveResource } from "./remove-resource.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { useTextLanguage, type TextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import { useResourceForm, type FormKind, type ResourceForm } from "./resource-form.ts";
import { describeUndoOfSave, useSavedToast } from "#src/cms/staff/undo.tsx";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

/** A kind with a list: its form, its list and its page. */
export interface SortedKind<Values, Resource> extends FormKind<Values, Resource> {
  /** The address of the list. */
  list: string;
  nameOf(resource: Values): string;
  /** Returns the address of the page where guests see it, if they see it. */
  pageOf(saved: Resource): string | undefined;
}

export async function loadSorted<Values, Resource>(
  { path }: SortedKind<Values, Resource>,
  { context, params: { id } }: LoaderFunctionArgs,
): Promise<{ stored: Resource | undefined }> {
  if (id === newResource) return { stored: undefined };
  return { stored: await context.get(apiContext).get<Resource>(`${path}/${id}`) };
}

interface Options<Values, Resource> {
  of: SortedKind<Values, Resource>;
  /** The resource as loaded. Undefined for a new one. */
  stored: Resource | undefined;
  /** The values of a new resource. In a sorted list, the first save gives it the last position. */
  empty: Omit<Values, "sortorder">;
}

/** The state of the form of a resource in a list, for `SortedForm`. */
export interface SortedFormState<Values, Resource> {
  of: SortedKind<Values, Resource>;
  stored: Resource | undefined;
  form: ResourceForm<Values, Resource>;
  languages: FormLanguages;
  textLanguage: TextLanguage;
  /** Shows a toast about the save, with an undo button. */
  showSavedToast(saved: Resource): void;
}

/** Creates the form of a resource in a list. It updates a stored resource or adds a new one. */
export function useSortedForm<Values extends object, Resource extends { id: number } & WithLanguages>({
  of,
  stored,
  empty,
}: Options<Values, Resource>): SortedFormState<Values, Resource> {
  const { list, valuesOf, nameOf, pageOf } = of;
  const showSavedToast = useSavedToast();
  const form = useResourceForm({ kind: of, stored, empty: empty as Values });
  const languages = useFormLanguages(form);
  return {
    of,
    stored,
    form,
    languages,
    textLanguage: useTextLanguage(languages),
    showSavedToast(saved) {
      const name = nameOf(valuesOf(saved));
      showSavedToast({ name, at: pageOf(saved), undo: describeUndoOfSave(form, saved, { name, list }) });
    },
  };
}

interface Props<Values, Resource> {
  written: SortedFormState<Values, Resource>;
  /**
   * The texts: the names of the list and of a new resource, the delete button, the effect of saving, and the save
   * button. Without `add` and `remove` the number of resources is fixed.
   */
  text: { title: string; add?: string; remove?: string; consequence: string; saveLabel?: string };
  fields: readonly NamedField[];
  /** False when no page shows it to guests. */
  isSeen?: boolean;
  children: ReactNode;
}

/** The screen for editing a resource of a list. The resource can be removed there too. */
export function SortedForm<Values extends object, Resource extends { id: number; version: number }>({
  written: { of, stored, form, languages, textLanguage, showSavedToast },
  text,
  fields,
  isSeen = true,
  children,
}: Props<Values, Resource>) {
  const { list, valuesOf, nameOf } = of;
  const { saveAndPublish } = staffText[useStaff().language];
  const ownName = nameOf(form.values);
  // A camera can be stored without a title. Its screen then has the name of the list.
  const name = ownName || text.add || (stored && nameOf(valuesOf(stored))) || text.title;
  return (
    <FormScreen
      form={form}
      name={name}
      isOwnName={ownName !== ""}
      list={{ name: text.title, to: list }}
      saveLabel={text.saveLabel ?? saveAndPublish}
      consequence={text.consequence}
      fields={fields}
      languages={languages}
      {...(isSeen && { preview: "page" })}
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={showSavedToast}
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
