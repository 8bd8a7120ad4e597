import { useState } from "react";
import { usePhotoPicker } from "#src/features/photos/photo-picker.tsx";
import { languageTag, languages, type Language } from "#src/i18n/language.ts";
import type { NamedField } from "#src/ui/staff/conflict-dialog.tsx";
import { HtmlField } from "#src/ui/staff/html-field.tsx";
import { LanguageSign, LanguageTabs } from "#src/ui/staff/languages.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { TextField } from "#src/ui/staff/text-field.tsx";
import type { ThingForm } from "#src/ui/staff/thing-form.ts";
import { useMedia } from "#src/ui/staff/use-media.ts";
import type { ArticleValues } from "./article-values.ts";
import type { Article } from "./article.ts";
import { articlesAdminText } from "./articles-admin.text.ts";
import { articleLanguages } from "./articles-search.ts";

const wordFields = ["title", "subTitle", "text"] as const;
type WordField = (typeof wordFields)[number];

const pathOf = (field: WordField, language: Language) =>
  language === "nb" ? field : `translations.${language}.${field}`;

function labelOf(field: WordField, language: Language, interfaceLanguage: Language): string {
  const { fields, inLanguage } = articlesAdminText[interfaceLanguage];
  return language === "nb" ? fields[field] : inLanguage[language](fields[field]);
}

/** All fields of the form by path, for its list of faults and for conflicts. */
export function articleFields(language: Language): NamedField[] {
  const text = articlesAdminText[language];
  return [
    ...languages.flatMap((each) =>
      wordFields.map((field) => ({ path: pathOf(field, each), label: labelOf(field, each, language) })),
    ),
    { path: "isActive", label: text.isActive },
    { path: "publishedDate", label: text.publishedDate },
    { path: "imageUrl", label: text.picture },
    { path: "url", label: text.address },
  ];
}

interface TextLanguage {
  /** On a narrow screen the only one; on a wide one the other than Norwegian. */
  shown: readonly Language[];
  isWide: boolean;
  choose(language: Language): void;
  isAlone: boolean;
  setAlone(isAlone: boolean): void;
  /** Brings the language that a field is in. */
  reveal(path: string): void;
}

/** Which languages are written in: two side by side where there is room, unless Norwegian alone is wanted. */
export function useTextLanguage(): TextLanguage {
  const isWide = useMedia("(width >= 68.75rem)");
  const [chosen, choose] = useState<Language>("nb");
  const [isAlone, setAlone] = useState(false);
  const beside = chosen === "nb" ? "en" : chosen;
  return {
    shown: !isWide ? [chosen] : isAlone ? ["nb"] : ["nb", beside],
    isWide,
    choose,
    isAlone,
    setAlone,
    reveal(path) {
      const language = languages.find((each) => path.startsWith(`translations.${each}.`));
      if (language) setAlone(false);
      if (language || wordFields.some((field) => field === path)) choose(language ?? "nb");
    },
  };
}

interface Props {
  form: ThingForm<ArticleValues, Article>;
  textLanguage: TextLanguage;
}

/** Title, introduction and text; with two languages the same field stands on the same line. */
export function ArticleText({ form, textLanguage: { shown, isWide, choose, isAlone, setAlone } }: Props) {
  const interfaceLanguage = useStaff().language;
  const text = articlesAdminText[interfaceLanguage];
  const words = staffText[interfaceLanguage];
  const states = articleLanguages(form.values);
  const picker = usePhotoPicker();
  const chosen = shown.at(-1)!;

  const field = (name: WordField, language: Language) => {
    const path = pathOf(name, language);
    const shared = {
      ...form.field(path),
      label: labelOf(name, language, interfaceLanguage),
      lang: languageTag[language],
      isRequired: language === "nb",
    };
    if (name === "text")
      return <HtmlField key={path} {...shared} pickPicture={() => picker.pickPicture(language)} />;
    return (
      <div key={path} className={name === "title" ? "article-title" : undefined}>
        <TextField {...shared} {...(name === "subTitle" && !isWide && { rows: 2 })} />
      </div>
    );
  };
  return (
    <div className={shown.length > 1 ? "article-text besides" : "article-text"}>
      {isWide ? (
        <>
          <div className="article-norwegian">
            <strong>{words.textLanguages.nb}</strong>
            <LanguageSign state={states.nb} />
            <button type="button" className="link-button" onClick={() => setAlone(!isAlone)}>
              {isAlone ? text.besides : text.norwegianOnly}
            </button>
          </div>
          {!isAlone && (
            <LanguageTabs chosen={chosen} onChoose={choose} states={states} among={["en", "de"]} />
          )}
        </>
      ) : (
        <LanguageTabs chosen={chosen} onChoose={choose} states={states} />
      )}
      {wordFields.map((name) => shown.map((language) => field(name, language)))}
      {picker.dialog}
    </div>
  );
}
