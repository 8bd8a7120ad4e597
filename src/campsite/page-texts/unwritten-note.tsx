import type { Language } from "#src/i18n/language.ts";
import { unwrittenText } from "#messages/page-texts";

export const UnwrittenNote = ({ language }: { language: Language }) => (
  <p className="quiet">{unwrittenText[language].note}</p>
);
