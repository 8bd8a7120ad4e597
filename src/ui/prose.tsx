import { langAttribute, type Language } from "#src/i18n/language.ts";
import { withFactRows } from "#src/ui/facts/fact-rows.ts";

interface Props {
  /** Sanitized HTML. */
  html: string;
  wordsIn: Language;
  language: Language;
  className?: string;
}

export function Prose({ html, wordsIn, language, className = "" }: Props) {
  return (
    <div
      className={`prose ${className}`}
      lang={langAttribute(wordsIn, language)}
      dangerouslySetInnerHTML={{ __html: withFactRows(html) }}
    />
  );
}
