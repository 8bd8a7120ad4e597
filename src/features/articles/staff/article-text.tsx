import { usePhotoPicker } from "#src/features/photos/staff/photo-picker.tsx";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { EditorGroup } from "#src/ui/staff/editor/editor-group.tsx";
import type { FormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { HtmlField } from "#src/ui/staff/editor/html-field.tsx";
import { longMoment } from "#src/ui/staff/moments.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import { labelIn, pathIn, type TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { LanguageColumns } from "#src/ui/staff/form/word-fields.tsx";
import { namedFieldsOf, type NamedField } from "#src/ui/staff/form/described-fields.ts";
import { articleKind, type Article, type ArticleValues } from "#src/features/articles/article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";

type WordField = keyof typeof articleKind.words;

/** All fields of the form by path, for its list of faults and for conflicts. */
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

/**
 * Title, introduction and text. With two languages the same field is on the same line in both columns, and both texts
 * share a toolbar.
 */
export function ArticleText({ form, languages: formLanguages, textLanguage }: Props) {
  const interfaceLanguage = useStaff().language;
  const { shown, isWide } = textLanguage;
  const picker = usePhotoPicker();

  const field = (name: WordField, language: Language) => {
    const path = pathIn(name, language);
    const shared = {
      ...form.field(path),
      label: labelIn(articleKind.words[name].label[interfaceLanguage], language, interfaceLanguage),
      lang: languageTag[language],
      isRequired: language === "nb",
    };
    if (name === "text")
      return <HtmlField key={path} {...shared} pickPicture={() => picker.pickPicture(language)} />;
    return (
      <div key={path} className={name === "title" ? "article-title" : undefined}>
        <TextField {...shared} {...(name === "subTitle" && { rows: 2 })} />
      </div>
    );
  };
  return (
    <LanguageColumns form={form} languages={formLanguages} textLanguage={textLanguage}>
      {(["title", "subTitle"] as const).map((name) => shown.map((language) => field(name, language)))}
      <EditorGroup isShared={isWide}>{shown.map((language) => field("text", language))}</EditorGroup>
      {picker.dialog}
    </LanguageColumns>
  );
}
