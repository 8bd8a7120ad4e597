import type { ReactNode } from "react";
import { formKindOf, type FormOf } from "#src/cms/form-kind.ts";
import { kinds, type KindOnOneScreen } from "#src/cms/kinds.ts";
import { contentAdminText } from "#messages/page-texts";
import { staffText } from "#messages/staff";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { AnswerOf, ResourceKind } from "#src/cms/kind/kind.ts";
import { useTextLanguage, type TextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import { namedFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import { useFormLanguages, type FormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { FormScreen } from "#src/cms/staff/form/form-screen.tsx";
import { useResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { describeUndoOfSave, useSavedToast } from "#src/cms/staff/undo.tsx";

export interface SingleScreenState<Kind extends ResourceKind> {
  form: FormOf<Kind>;
  languages: FormLanguages;
  textLanguage: TextLanguage;
}

interface Props<Kind extends ResourceKind> {
  kind: Kind & { name: KindOnOneScreen };
  stored: AnswerOf<Kind>;
  consequence: string;
  /** All fields with their labels. By default those of the description. */
  fields?: (values: FormOf<Kind>["values"]) => readonly NamedField[];
  /** The id of the element that the preview scrolls to. By default the preview shows the top of the page. */
  previewPlace?: (values: FormOf<Kind>["values"]) => string | undefined;
  /** Called before a field gets focus, so that it can be made visible. */
  onReveal?(path: string): void;
  onStored?(saved: AnswerOf<Kind>): void;
  children(written: SingleScreenState<Kind>): ReactNode;
}

/** The form screen of a kind with a single resource, such as the look. It has undo, conflicts, drafts and preview. */
export function SingleScreen<Kind extends ResourceKind>({
  kind,
  stored,
  consequence,
  fields,
  previewPlace,
  onReveal,
  onStored,
  children,
}: Props<Kind>) {
  const { language } = useStaff();
  const { words, page } = kinds[kind.name];
  const name = words[language].label;
  const list = { name: contentAdminText[language].title, to: staffAddresses.content };
  const showSavedToast = useSavedToast();
  const form = useResourceForm({ kind: formKindOf(kind), stored });
  const languages = useFormLanguages(form);
  const textLanguage = useTextLanguage(languages);
  return (
    <FormScreen
      form={form}
      name={name}
      list={list}
      saveLabel={staffText[language].saveAndPublish}
      consequence={consequence}
      fields={fields?.(form.values) ?? namedFieldsOf(kind, language, {}, form.values)}
      languages={languages}
      preview="page"
      previewPlace={previewPlace?.(form.values)}
      onReveal={(path) => {
        onReveal?.(path);
        textLanguage.reveal(path);
      }}
      onSave={() => form.submit()}
      {...(onStored && { onStored })}
      onSaved={(saved) =>
        showSavedToast({
          name,
          at: address(page, "nb"),
          undo: describeUndoOfSave(form, saved, { name, list: list.to }),
        })
      }
    >
      {children({ form, languages, textLanguage })}
    </FormScreen>
  );
}
