import type { Language } from "#src/i18n/language.ts";
import { unwrittenNoteText } from "./unwritten-note.text.ts";

/** What stands on a page that nobody has written, and that nothing else fills. */
export const UnwrittenNote = ({ language }: { language: Language }) => (
  <p className="quiet">{unwrittenNoteText[language]}</p>
);
