import { listInWords } from "#src/i18n/phrases.ts";
import type { Language } from "#src/i18n/language.ts";
import type { FreeToday, PitchKind } from "#src/campsite/now/pitch.ts";
import { freePitchesText } from "#messages/free-pitches";

/** Returns words that name the kinds that are full today, or undefined. */
export function fullWords(
  free: FreeToday,
  kinds: readonly PitchKind[],
  language: Language,
): string | undefined {
  const text = freePitchesText[language];
  const full = kinds.filter((kind) => free[kind] === "full");
  if (full.length === 0) return undefined;
  if (full.length === kinds.length) return text.fullToday;
  const names = full.map((kind) => text.inText[kind]);
  return text.fullFor({ kinds: listInWords(names, language) });
}
