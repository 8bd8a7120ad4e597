import { usePhotoPicker } from "#src/cms/photos/staff/photo-picker.tsx";
import type { FormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { longMoment } from "#src/cms/staff/moments.ts";
import type { Language } from "#src/i18n/language.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { TextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { namedFieldsOf, wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";
import { articleKind, type Article, type ArticleValues } from "#src/features/articles/article.ts";
import { articlesAdminText } from "#messages/articles";

/** Returns all fields of the form by path, for its list of errors and for conflicts. */
export function articleFields(language: Language): NamedField[] {
  const text = articlesAdminText[language];
  return namedFieldsOf(articleKind, language, {
    isActive: (isShown) => (isShown ? text.yes : text.no),
    publishedDate: (from) => (typeof from === "string" && from ? longMoment(from, language) : "–"),
  });
}

interface Props {
  form: ResourceForm<ArticleValues, Article>;
  languages: FormLanguages;
  textLanguage: TextLanguage;
}

/** The text fields. With two languages they line up in two columns, and both texts share a toolbar. */
export function ArticleText({ form, languages: formLanguages, textLanguage }: Props) {
  const picker = usePhotoPicker();

  const words = wordFieldsOf(articleKind, useStaff().language, {
    subTitle: { kind: "lines", rows: 2 },
    text: { pickPicture: (language) => picker.pickPicture(language) },
  });
  return (
    <div className="article-text">
      <LanguageColumns form={form} languages={formLanguages} textLanguage={textLanguage}>
        <WordFields form={form} textLanguage={textLanguage} words={words} />
        {picker.dialog}
      </LanguageColumns>
    </div>
  );
}
