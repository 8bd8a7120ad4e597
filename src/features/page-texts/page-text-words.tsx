import { usePhotoPicker } from "#src/features/photos/staff/photo-picker.tsx";
import type { FormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import type { TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { descriptionLength } from "./page-text.ts";
import { pageTextAdminText } from "./page-text-admin.text.ts";
import type { PageTextFormState } from "./page-text-values.ts";

interface Props {
  form: PageTextFormState;
  languages: FormLanguages;
  textLanguage: TextLanguage;
}

/** Title, lead, description and text; with two languages the same field stands on the same line. */
export function PageTextWords({ form, languages, textLanguage }: Props) {
  const { fields, descriptionHint } = pageTextAdminText[useStaff().language];
  const picker = usePhotoPicker();
  return (
    <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
      <WordFields
        form={form}
        textLanguage={textLanguage}
        words={[
          { name: "title", label: fields.title },
          { name: "lead", label: fields.lead, kind: "lines", isOptional: true },
          {
            name: "description",
            label: fields.description,
            kind: "lines",
            most: descriptionLength,
            hint: descriptionHint,
          },
          {
            name: "body",
            label: fields.body,
            kind: "html",
            isOptional: true,
            pickPicture: picker.pickPicture,
          },
        ]}
      />
      {picker.dialog}
    </LanguageColumns>
  );
}
