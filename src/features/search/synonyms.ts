import { guestSearchText } from "#messages/guest-search";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { stemOf, wordsIn } from "./stems.ts";

/** The groups are read at the first search, so that the start of the site doesn't wait for them. */
const synonyms = inEveryLanguage((): Map<string, Set<string>> | undefined => undefined);

export function synonymsOf(stem: string, language: Language): Iterable<string> {
  const known = (synonyms[language] ??= readSynonyms(language));
  return known.get(stem) ?? [];
}

/** Reads the groups of the catalogue. A semicolon separates the groups. A word can be in several groups. */
function readSynonyms(language: Language): Map<string, Set<string>> {
  const byStem = new Map<string, Set<string>>();
  for (const group of guestSearchText[language].synonyms.split(";")) {
    const stems = wordsIn(group).map((word) => stemOf(word, language));
    for (const stem of stems) {
      const others = stems.filter((other) => other !== stem);
      byStem.set(stem, new Set([...(byStem.get(stem) ?? []), ...others]));
    }
  }
  return byStem;
}
