import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { DescribedField } from "#src/features/described/described-field.tsx";
import { formKindOf } from "#src/features/form-kind.ts";
import { kinds } from "#src/features/kinds.ts";
import { contentAdminText } from "#src/features/page-texts/staff/content-admin.text.ts";
import { siteViewKind, type StaffView } from "#src/features/view/view.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useTextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { namedFieldsOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { useFormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form/form-screen.tsx";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { LandscapeField } from "./landscape-field.tsx";
import { viewAdminText } from "./view-admin.text.ts";

const viewForm = formKindOf(siteViewKind);
const { imageUrl, bearing } = siteViewKind.fields;

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).get<StaffView>(`${viewForm.path}/1`);

/** Where staff choose the landscape of the drawings, and what is seen at the top of the home page. */
export function Component() {
  const stored = useLoaderData<typeof loader>();
  const { language } = useStaff();
  const text = viewAdminText[language];
  const name = kinds.siteView.label[language];
  const list = { name: contentAdminText[language].title, to: staffAddresses.content };
  const told = useSavedToast();
  const form = useResourceForm({ kind: viewForm, stored });
  const languages = useFormLanguages(form);
  const textLanguage = useTextLanguage(languages);
  return (
    <FormScreen
      form={form}
      name={name}
      list={list}
      saveLabel={staffText[language].saveAndPublish}
      consequence={text.consequence}
      fields={namedFieldsOf(siteViewKind, language)}
      languages={languages}
      preview="page"
      onReveal={(path) => textLanguage.reveal(path)}
      onSave={() => form.submit()}
      onSaved={(saved) =>
        told({ name, at: address("home", "nb"), undo: undoOfSave(form, saved, { name, list: list.to }) })
      }
    >
      <LandscapeField
        chosen={form.values.landscape}
        onChoose={(landscape) => form.set("landscape", landscape)}
      />
      <DescribedField form={form} name="imageUrl" field={imageUrl} />
      <p className="field-hint">{text.photoHint}</p>
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields form={form} textLanguage={textLanguage} words={wordFieldsOf(siteViewKind, language)} />
      </LanguageColumns>
      <DescribedField form={form} name="bearing" field={bearing} />
    </FormScreen>
  );
}
