import { languages, languageTag, type Language } from "#src/i18n/language.ts";

export function InOtherLanguages({ of, language }: { of(language: Language): string; language: Language }) {
  return (
    <span className="printed">
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <span key={each} lang={languageTag[each]}>
            {of(each)}
          </span>
        ))}
    </span>
  );
}
