import type { ReactNode } from "react";
import type { Kind } from "#src/cms/feature.ts";
import { kinds, type KindName } from "#src/cms/kinds.ts";
import { guestAddress, type KindOnAPage } from "#src/cms/resource-addresses.ts";
import type { ResourceKind } from "#src/cms/kind/kind.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import type { WithLanguages } from "#src/cms/staff/fields/language-states.ts";
import { useTextLanguage, type TextLanguage } from "#src/cms/staff/fields/text-language.ts";
import { namedFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { useFormLanguages, type FormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { FormScreen, type FormScreenProps } from "#src/cms/staff/form/form-screen.tsx";
import { RemoveResource } from "#src/cms/staff/form/remove-resource.tsx";
import {
  useResourceForm,
  type ResourceForm,
  type ResourceFormOptions,
} from "#src/cms/staff/form/resource-form.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { describeUndoOfSave, useSavedToast } from "#src/cms/staff/undo.tsx";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { nameOf } from "./described-screens.ts";

export interface KindForm<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  languages: FormLanguages;
  textLanguage: TextLanguage;
}

/** Creates a form for `KindScreen`. @param translatable the texts in the form; by default all texts of the kind */
export function useKindForm<
  Values extends object,
  Resource extends { id: number; version: number } & WithLanguages,
>(options: ResourceFormOptions<Values, Resource>, translatable?: Translatable): KindForm<Values, Resource> {
  const form = useResourceForm(options);
  const languages = useFormLanguages(form, translatable);
  return { form, languages, textLanguage: useTextLanguage(languages) };
}

type OwnProps<Values, Resource> = Omit<FormScreenProps<Values, Resource>, "form" | "languages" | "removal">;

interface Props<Values, Resource> extends KindForm<Values, Resource>, Partial<OwnProps<Values, Resource>> {
  kind: Pick<ResourceKind, "words" | "fields"> & { name: KindName };
  /** The name of a new resource. */
  add?: string | undefined;
  /** The address where guests see the resource. The default is the address of the kind's page. */
  seenAt?: string;
  /** The button that removes the resource. Omitted for a kind with a fixed number of resources. */
  removal?:
    | Pick<Parameters<typeof RemoveResource>[0], "label" | "note" | "explain" | "before" | "onRemoved">
    | undefined;
  children: ReactNode;
}

/** Shows the form of a kind's resource, with undo, conflicts, drafts and preview. */
export function KindScreen<
  Values extends object,
  Resource extends { id: number; version: number } & WithLanguages,
>({ kind, form, textLanguage, add, name, seenAt, removal, onReveal, ...own }: Props<Values, Resource>) {
  const { language } = useStaff();
  const showSavedToast = useSavedToast();
  const facts: Kind = kinds[kind.name];
  const ownList = "list" in facts && facts.content && { name: facts.words[language].name!, to: facts.list };
  const list = own.list ?? (ownList || placeOf(facts.content?.group ?? "page", language));
  const isOnlyOne = "screen" in facts && facts.content !== undefined;
  const fixedName = name ?? (isOnlyOne ? facts.words[language].label : undefined);
  const nameIn = (resource: object) => fixedName ?? nameOf(kind, resource);
  const ownName = nameIn(form.values);
  return (
    <FormScreen
      form={form}
      // A camera can be stored without a title. The screen then has the name of the list.
      name={ownName || (form.last ? nameIn(form.last) : add) || list.name}
      isOwnName={fixedName === undefined && ownName !== ""}
      effect="publish"
      fields={namedFieldsOf(kind, language, {}, form.values)}
      {...(facts.page && { preview: "page" })}
      onReveal={(path) => {
        onReveal?.(path);
        textLanguage.reveal(path);
      }}
      onSave={() => form.submit()}
      onSaved={(saved) => {
        const called = nameIn(saved);
        showSavedToast({
          name: called,
          at: seenAt ?? (facts.page && guestAddress(kind.name as KindOnAPage, saved.id)),
          undo: describeUndoOfSave(form, saved, { name: called, list: list.to }),
        });
      }}
      removal={removal && <RemoveResource {...removal} form={form} nameOf={nameIn} list={list.to} />}
      {...own}
      list={list}
    />
  );
}
