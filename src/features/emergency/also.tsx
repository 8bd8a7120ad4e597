import { languages, languageTag, type Language } from "#src/i18n/language.ts";

/** The same words in the other languages, for a poster that everybody can read. */
export function Also({ of, language }: { of(language: Language): string; language: Language }) {
  return (
    <span className="on-paper">
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
