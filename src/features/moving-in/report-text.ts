import { apiLanguage } from "#src/i18n/language.ts";
import type { Line } from "./bring.server.ts";
import { labelOf } from "./moved-in.ts";
import { noteWords } from "./note.ts";

/** Returns the report for the terminal: the number of resources of each kind, and all notes. */
export function reportText(lines: readonly Line[]): string {
  const counts = Map.groupBy(lines, ({ thing, state }) => `${labelOf(thing, apiLanguage)}: ${state}`);
  const noted = lines.flatMap(({ thing, name, sourceId, notes }) =>
    notes.map((note) =>
      withoutControls(
        `${labelOf(thing, apiLanguage)} “${name || sourceId}”: ${noteWords(note)[apiLanguage]}`,
      ),
    ),
  );
  return [
    ...[...counts].map(([what, { length }]) => `${String(length).padStart(5)}  ${what}`),
    ...(noted.length > 0 ? ["", "To look at:", ...noted] : []),
  ].join("\n");
}

/** Replaces control characters, because a terminal could run words of the old system as commands. */
const withoutControls = (line: string) => line.replaceAll(/\p{Cc}/gu, " ");
