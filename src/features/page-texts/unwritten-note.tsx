import type { Language } from "#src/i18n/language.ts";
import { unwrittenText } from "#messages/page-texts";

/** What stands on a page that nobody has written, and that nothing else fills. */
export const UnwrittenNote = ({ language }: { language: Language }) => (
  <p className="quiet">{unwrittenText[language].note}</p>
);
