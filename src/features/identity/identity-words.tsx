import type { FormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import type { TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { identityAdminText } from "./identity-admin.text.ts";
import type { IdentityFormState } from "./identity-values.ts";

interface Props {
  form: IdentityFormState;
  languages: FormLanguages;
  textLanguage: TextLanguage;
}

/** What the campsite is called, and what it says of itself in three languages. */
export function IdentityWords({ form, languages, textLanguage }: Props) {
  const text = identityAdminText[useStaff().language];
  const word = (name: keyof typeof text.hints, kind: "line" | "lines") => ({
    name,
    kind,
    label: text.fields[name],
    hint: text.hints[name],
  });
  return (
    <>
      <h2>{text.words}</h2>
      <TextField {...form.field("name")} label={text.fields.name} isRequired />
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields
          form={form}
          textLanguage={textLanguage}
          words={[word("tagline", "line"), word("shortIntro", "lines"), word("textMessageNote", "lines")]}
        />
      </LanguageColumns>
    </>
  );
}
