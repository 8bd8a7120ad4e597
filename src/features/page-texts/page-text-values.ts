import type { Language } from "#src/i18n/language.ts";
import type { LanguagesProgress } from "#src/i18n/translation.ts";
import type { NamedField } from "#src/ui/staff/form/named-field.ts";
import { namedWords } from "#src/ui/staff/fields/text-language.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { pageTextAdminText } from "./page-text-admin.text.ts";
import type { PageText, PageTextInput } from "./page-text.ts";

/** A page's text as staff get it. */
export type StaffPageText = PageText & { languages?: LanguagesProgress };

export type PageTextFormState = ResourceForm<PageTextInput, StaffPageText>;
export type Fact = PageTextInput["facts"][number];

/** A page's text as its form holds it. */
export function pageTextValues({
  page,
  title,
  lead,
  description,
  body,
  facts,
  translations,
}: PageTextInput): PageTextInput {
  return { page, title, lead, description, body, facts, translations };
}

/** What a fact is called, also when nothing is written in it yet. */
export function factName({ label }: Fact, index: number, language: Language): string {
  return label || pageTextAdminText[language].fact(index + 1);
}

/** Every field of the form with its name. */
export function pageTextFields({ facts }: PageTextInput, language: Language): NamedField[] {
  const text = pageTextAdminText[language];
  const words = (field: keyof typeof text.fields) => namedWords(field, text.fields[field], language);
  return [
    ...words("title"),
    ...words("lead"),
    ...words("description"),
    ...words("body"),
    {
      path: "facts",
      label: text.facts,
      show: (value) => (value as Fact[]).map(({ label, value: said }) => `${label}: ${said}`).join("\n"),
    },
    ...facts.flatMap((fact, index) => {
      const name = factName(fact, index, language);
      return [
        ...namedWords("label", `${name}, ${text.factFields.label}`, language, `facts.${index}.`),
        ...namedWords("value", `${name}, ${text.factFields.value}`, language, `facts.${index}.`),
        { path: `facts.${index}.icon`, label: `${name}, ${text.icon}` },
      ];
    }),
  ];
}
