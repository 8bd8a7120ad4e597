import { langAttribute, type Language } from "#src/i18n/language.ts";
import { withFactRows } from "#src/ui/facts/fact-rows.ts";

interface Props {
  /** Cleaned HTML. */
  html: string;
  /** The language of the text, and that of the page around it. */
  wordsIn: Language;
  language: Language;
}

/** Text that staff wrote. */
export function Prose({ html, wordsIn, language }: Props) {
  return (
    <div
      className="prose"
      lang={langAttribute(wordsIn, language)}
      dangerouslySetInnerHTML={{ __html: withFactRows(html) }}
    />
  );
}
