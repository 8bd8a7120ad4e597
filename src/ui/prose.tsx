import { langAttribute, type Language } from "#src/i18n/language.ts";
import { withFactRows } from "#src/ui/facts/fact-rows.ts";

interface Props {
  /** Sanitized HTML. */
  html: string;
  wordsIn: Language;
  language: Language;
}

export function Prose({ html, wordsIn, language }: Props) {
  return (
    <div
      className="prose"
      lang={langAttribute(wordsIn, language)}
      dangerouslySetInnerHTML={{ __html: withFactRows(html) }}
    />
  );
}
