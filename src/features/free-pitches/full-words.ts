import { languageTag, type Language } from "#src/i18n/language.ts";
import type { FreeToday, PitchKind } from "./pitch.ts";
import { freePitchesText } from "./free-pitches.text.ts";

/** What is full among these, in words to stand before a price; undefined while something is free or nothing is said. */
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
  return text.fullFor(new Intl.ListFormat(languageTag[language]).format(names));
}
