import { movingInNotesText } from "#messages/moving-in";
import { inEachOf } from "#src/i18n/texts.ts";
import type { Translated } from "#src/i18n/language.ts";

export type NoteCode = keyof (typeof movingInNotesText)["nb"];

/** The reason why staff should check an imported resource, or why something couldn't be imported. */
export interface Note {
  code: NoteCode;
  /** An address, a status or a name that the words contain. */
  detail: string;
  /** The detail in each language, if the detail depends on the language. */
  details?: Translated<string>;
}

/** Returns a note's words for staff. @param details replaces the note's own details */
export const noteWords = (
  { code, detail, details: own }: Note,
  details: Translated<string> | undefined = own,
): Translated<string> =>
  inEachOf(movingInNotesText, (text, language) => {
    const words = text[code];
    return typeof words === "string" ? words : words({ detail: details?.[language] ?? detail });
  });
