import type { Language } from "#src/i18n/language.ts";
import { unwrittenText } from "#messages/page-texts";

/** The note on an unwritten page without other content. */
export const UnwrittenNote = ({ language }: { language: Language }) => (
  <p className="quiet">{unwrittenText[language].note}</p>
);
