import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/features/form-kind.ts";
import { usePhotoPicker } from "#src/features/photos/staff/photo-picker.tsx";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form/form-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { namedFieldsOf, namedPartOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import type { NamedField } from "#src/ui/staff/form/named-field.ts";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { contentAdminText } from "./content-admin.text.ts";
import { pageNames } from "./page-names.text.ts";
import { factName, PageFacts } from "./page-facts.tsx";
import { pageTextAdminText } from "./page-text-admin.text.ts";
import { PageTextSide } from "./page-text-side.tsx";
import { pageTextKind, type Fact, type PageTextValues, type StaffPageText } from "./page-text.ts";

const pageTextForm = formKindOf(pageTextKind);

/** The page's text. */
export function loader({ context, params: { id } }: LoaderFunctionArgs) {
  return context.get(apiContext).get<StaffPageText>(`${pageTextForm.path}/${id}`);
}

export function Component() {
  const stored = useLoaderData<typeof loader>();
  return <PageTextForm key={stored.id} stored={stored} />;
}

/** Where a page's text is written, in three languages. */
function PageTextForm({ stored }: { stored: StaffPageText }) {
  const { language } = useStaff();
  const text = pageTextAdminText[language];
  const told = useSavedToast();
  const name = pageNames[language][stored.page] ?? stored.page;
  const form = useResourceForm({ kind: pageTextForm, stored });
  const languages = useFormLanguages(form);
  const textLanguage = useTextLanguage(languages);
  const picker = usePhotoPicker();
  const untranslated = otherLanguages.filter((each) => languages.states[each] === "missing");
  const consequence = [
    text.consequence(name),
    untranslated.length > 0 &&
      text.untranslated(untranslated.map((each) => text.inLanguages[each]).join(text.and)),
  ];
  return (
    <FormScreen
      form={form}
      name={name}
      list={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={consequence.filter(Boolean).join(" ")}
      fields={fieldNames(form.values, language)}
      languages={languages}
      preview="page"
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={(saved) =>
        told({
          name,
          at: address(stored.page, "nb"),
          undo: undoOfSave(form, saved, { name, list: staffAddresses.content }),
        })
      }
      side={<PageTextSide form={form} page={stored.page} language={textLanguage.shown.at(-1)!} />}
    >
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields
          form={form}
          textLanguage={textLanguage}
          words={wordFieldsOf(pageTextKind, language, { body: { pickPicture: picker.pickPicture } })}
        />
        {picker.dialog}
      </LanguageColumns>
      <PageFacts form={form} textLanguage={textLanguage} />
    </FormScreen>
  );
}

/** Every field of the form with its name. */
function fieldNames({ facts }: PageTextValues, language: Language): NamedField[] {
  return [
    ...namedFieldsOf(pageTextKind, language, {
      facts: (value) => (value as Fact[]).map(({ label, value: said }) => `${label}: ${said}`).join("\n"),
    }),
    ...facts.flatMap((fact, index) =>
      namedPartOf(
        pageTextKind.fields.facts.parts,
        `facts.${index}`,
        factName(fact, index, language),
        language,
      ),
    ),
  ];
}
